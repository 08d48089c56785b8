import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// Converts words of the command line to values of the feature Swimming.
extension Arguments {
  /// Returns the style that an argument names in English or Czech, such as `freestyle`, `kraul` or `fly`.
  /// - Parameters:
  ///   - name: the name of the parameter, or of the option with its dashes.
  ///   - valid: the styles that the command accepts.
  func style(
    _ name: String = "STYLE", among valid: [StrokeStyle] = StrokeStyle.allCases
  ) throws(CommandError) -> StrokeStyle {
    let word = word(name)
    guard let style = StrokeStyle(named: word), valid.contains(style) else {
      throw .usage(
        .invalid(
          name, word, valid: valid.map(\.typedName), inCzech: valid.map { $0.name(.cs).lowercased() }))
    }
    return style
  }

  /// Returns a distance in the unit of the course. The user may give the unit or leave it out: `200`, `50m`, `100 yd`.
  func distance() throws(CommandError) -> Int {
    let word = word("DISTANCE")
    guard let (amount, unit) = Arguments.length(word) else {
      let valid = StandardDistances.all(.metre).map { String($0.amount) }
      throw .usage(.invalid("DISTANCE", word, valid: valid))
    }
    if let unit, let course = try course(), course.unit != unit {
      throw .usage(
        cs: "DISTANCE: „\(word)“ není v jednotce bazénu \(course)",
        en: "DISTANCE: \"\(word)\" is not in the unit of \(course)",
        hint: LocalizedText(
          cs: "Napište jen číslo, nebo jiný --course.", en: "Leave the unit out, or choose another --course."))
    }
    return amount
  }

  /// Parses a whole number, followed by a unit if there is one.
  static func length(_ word: String) -> (amount: Int, unit: LengthUnit?)? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let amount = ASCII.integer(Array(digits.utf8)) else { return nil }
    switch word.dropFirst(digits.count).trimmingPrefix(" ").lowercased() {
    case "": return (amount, nil)
    case "m": return (amount, .metre)
    case "yd", "y", "yds": return (amount, .yard)
    default: return nil
    }
  }

  /// Returns the course, given by its name or by the length of the pool: `scm`, `LCM`, `25`, `25m`, `25yd`. If the
  /// option is not given, returns the 25 yd pool for a distance in yards, and otherwise nil.
  func course() throws(CommandError) -> SwimCourse? {
    guard let word = self["--course"] else {
      let isInYards = self["DISTANCE"].flatMap(Arguments.length)?.unit == .yard
      return isInYards ? .shortCourseYards : nil
    }
    guard let course = SwimCourse(word.lowercased()) ?? PoolLength(written: word).map(SwimCourse.init) else {
      throw .usage(.invalid("--course", word, valid: ["lcm", "scm", "scy", "25", "50", "25yd", "33.33"]))
    }
    return course
  }

  /// Returns the input that selects the laps whose splits are shown. The user names a segment, some laps of a segment,
  /// or the record in a style and distance.
  func attempt(_ session: Session) throws(CommandError) -> ShowSplits.Input {
    guard self["DISTANCE"] != nil else {
      return ShowSplits.Input(segment: try value("SEGMENT", session), laps: try value("--laps", session))
    }
    let style = try style("SEGMENT", among: StrokeStyle.sections)
    let (distance, course) = (try distance(), try course())
    let bests = try session.call(ShowBests.self, ShowBests.Input(course: course)).periods.flatMap(\.bests)
    guard let best = bests.first(where: { $0.style == style && $0.distance == distance }) else {
      let courses = try session.call(ShowAllRecords.self, NoInput()).courses
      let other = courses.first { $0.records.contains { $0.style == style && $0.distance == distance } }
      // This call fails with the reason if a record of this kind is not possible.
      _ = try session.call(
        ShowRecordHistory.self, ShowRecordHistory.Input(style: style, distance: distance, course: course))
      throw .usage(Arguments.recordMissing(style, distance, on: other?.course))
    }
    guard self["--laps"] == nil else {
      throw .usage(
        cs: "--laps: rekord má své délky", en: "--laps: a record already has its laps",
        hint: LocalizedText(cs: "Vynechte --laps, nebo napište úsek", en: "Leave out --laps, or name the segment"),
        command: "swim splits \(best.segment) --laps 1-4")
    }
    return ShowSplits.Input(segment: best.segment, laps: best.laps)
  }

  /// Returns the error for a style and distance in which there is no record.
  /// - Parameter other: a course that has such a record; nil if there is none.
  private static func recordMissing(_ style: StrokeStyle, _ distance: Int, on other: SwimCourse?) -> UsageError {
    let problem = LocalizedText(
      cs: "\(style.name(.cs).lowercased()) \(distance): na tomto bazénu rekord není",
      en: "there is no record at \(style.typedName) \(distance) on this course")
    guard let other else {
      return UsageError(
        problem, hint: LocalizedText(cs: "Jaké jsou, ukáže", en: "List them"), command: "swim records --all")
    }
    return UsageError(
      problem, hint: LocalizedText(cs: "Je na jiném", en: "There is one on another course"),
      command: "swim splits \(style.typedName) \(distance) --course \(other)")
  }

  /// Returns the swim that the argument SEGMENT names. If the argument names several segments, as in
  /// `20230604T230559Z.2-11`, also returns their range. Nil if the argument names a single segment.
  func placeOfSwim(_ session: Session) throws(CommandError) -> (swim: SwimID, segments: SwimLapRange?)? {
    let word = word("SEGMENT")
    if SwimSegmentID(word) != nil { return nil }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, let swim = SwimID(String(parts[0])) {
      let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { ASCII.integer(Array($0.utf8)) }
      guard ends.count == 2, let first = ends[0], let last = ends[1], let range = SwimLapRange(first, last) else {
        return nil
      }
      return (swim, range)
    }
    guard SwimReference(word) != nil || (try? session.day(word)) != nil else { return nil }
    let swim: SwimID = try value("SEGMENT", session)
    return (swim, nil)
  }

  /// Returns the equipment that the user names in English or Czech; empty for `none`.
  func equipment() throws(CommandError) -> [SwimEquipment] {
    let names = SwimEquipment.allCases.map(\.rawValue)
    let words = all("EQUIPMENT").map { $0.lowercased() }
    if words == ["none"] { return [] }
    var found: [SwimEquipment] = []
    for word in words {
      let equipment = SwimEquipment.allCases.first { one in
        one.rawValue == word || Language.allCases.contains { SwimEquipmentWords.name(one, $0) == word }
      }
      guard let equipment else { throw .usage(.invalid("EQUIPMENT", word, valid: names + ["none"])) }
      found.append(equipment)
    }
    return found
  }

  /// Returns the year in which the season begins that the argument SEASON names as `2024/25` or `2024`; nil if the
  /// argument is not given.
  func seasonYear() throws(CommandError) -> Int? {
    guard let word = self["SEASON"] else { return nil }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].utf8.count == 4, let year = Int(parts[0]), CivilDay.recordableYears.contains(year),
      parts.count == 1 || [String(year + 1), ASCII.decimal((year + 1) % 100, digits: 2)].contains(String(parts[1]))
    else {
      throw .usage(
        cs: "„\(word)“ není sezona", en: "\"\(word)\" is not a season",
        hint: LocalizedText(cs: "Píše se 2024/25 nebo 2024.", en: "Write it as 2024/25 or 2024."))
    }
    return year
  }

  /// Returns the style given as `--style`; nil if the option is not given.
  func styleOption(among valid: [StrokeStyle] = StrokeStyle.allCases) throws(CommandError) -> StrokeStyle? {
    self["--style"] == nil ? nil : try style("--style", among: valid)
  }

  /// Returns a reference to a swim. The user gives `last`, an id, the beginning of an id, or a day. If nothing is
  /// given, the reference means the latest swim.
  func swimReference(_ session: Session, _ name: String = "SWIM") throws(CommandError) -> SwimReference {
    guard let word = self[name] else { return .last }
    let day = try SwimReference(word) == nil ? session.day(word) : nil
    guard let reference = SwimReference(day?.description ?? word) else {
      try session.refusePeriod(word, list: "swim list")
      throw .usage(
        cs: "„\(word)“ není trénink", en: "\"\(word)\" is not a swim",
        hint: LocalizedText(
          cs: "Napište last, den jako 2025-08-19, nebo jméno tréninku; ukáže je",
          en: "Use last, a day such as 2025-08-19, or a swim's name. To find it"), command: "swim list")
    }
    return reference
  }
}

extension StrokeStyle: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> StrokeStyle {
    try given.arguments.style(given.name)
  }
}

extension SwimSegmentID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> SwimSegmentID {
    let word = given.word
    guard let segment = SwimSegmentID(word) else {
      if let swim = SwimID(word) { throw try segmentsMissing(of: swim, given.session) }
      throw .usage(
        cs: "„\(word)“ není označení úseku", en: "\"\(word)\" is not a segment",
        hint: LocalizedText(
          cs: "Úsek se jmenuje jako 20230604T230559Z.13; ukáže je",
          en: "A segment's name looks like 20230604T230559Z.13. To find it"), command: "swim history STYLE DISTANCE")
    }
    return segment
  }

  private static func segmentsMissing(of swim: SwimID, _ session: Session) throws(CommandError) -> CommandError {
    let row = try session.call(ListSwims.self, ListSwims.Input()).swims.first { $0.id == swim }
    guard let row else {
      return .usage(
        cs: "trénink „\(swim)“ v knize není", en: "there is no swim \"\(swim)\"",
        hint: LocalizedText(cs: "Které v ní jsou, ukáže", en: "List them"), command: "swim list")
    }
    let problem = LocalizedText(
      cs: "„\(swim)“ je celý trénink, ne jeho úsek", en: "\"\(swim)\" is a whole swim, not one of its segments")
    guard row.segmentCount > 0 else {
      return .usage(
        UsageError(
          problem, hint: LocalizedText(cs: "Nemá délky, a tak ani úseky.", en: "It has no laps, so it has no segments.")
        )
      )
    }
    let names = row.segmentCount == 1 ? "\(swim).1" : "\(swim).1 – \(swim).\(row.segmentCount)"
    return .usage(
      UsageError(
        problem,
        hint: LocalizedText(
          cs: "Jeho úseky jsou \(names); první ukáže", en: "Its segments are \(names). See the first"),
        command: "swim segment \(swim).1"))
  }
}

/// Parses the id of a swim, for a command that changes or exports the swim. Fails if a day or the beginning of an id
/// matches several swims, or several recordings of one swim.
extension SwimID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> SwimID {
    if let swim = SwimID(given.word) { return swim }
    let reference = try given.arguments.swimReference(given.session, given.name)
    if case .beginning(let text) = reference {
      let swims = try given.session.call(ListSwims.self, ListSwims.Input()).swims
      let meant = swims.filter { $0.state != .removed && reference.canMean($0.id, of: $0.day) }
      if meant.count > 1 {
        let names = meant.reversed().map(\.id.description).joined(separator: ", ")
        throw .usage(
          cs: "„\(text)“ odpovídá více tréninkům", en: "\"\(text)\" matches several swims",
          hint: LocalizedText(cs: "Napište, který: \(names)", en: "Use one of their names: \(names)"))
      }
    }
    return try given.session.call(ShowSwim.self, ShowSwim.Input(swim: reference)).swim.id
  }
}

/// Parses the length of a pool. It is given in metres, with a decimal point or comma, or as `25yd`.
extension PoolLength: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> PoolLength {
    let word = given.word
    guard let pool = PoolLength(written: word) else {
      throw .usage(
        cs: "\(given.name): „\(word)“ není délka bazénu", en: "\(given.name): \"\(word)\" is not the length of a pool",
        hint: LocalizedText(
          cs: "Napište metry od 5 do 200, například 25 nebo 33.33; 25yd pro yardy.",
          en: "Give metres from 5 to 200, such as 25 or 33.33, or yards as 25yd."))
    }
    return pool
  }
}

/// Parses a reference to a swim or an attempt that a command compares with another one.
extension ComparedReference: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> ComparedReference {
    let word = given.word
    let day = try ComparedReference(word) == nil ? given.session.day(word) : nil
    guard let reference = ComparedReference(day?.description ?? word) else {
      throw .usage(
        cs: "\(given.name): „\(word)“ není trénink ani pokus",
        en: "\(given.name): \"\(word)\" is neither a swim nor an attempt",
        hint: LocalizedText(
          cs: "Napište trénink (last, 2025-08-19), nebo pokus: úsek a délky jako 20250809T174358Z.9:27-28.",
          en: "Give a swim (last, 2025-08-19) or an attempt: a segment with laps, such as 20250809T174358Z.9:27-28."))
    }
    return reference
  }
}

/// Parses the number of a lap, such as `4`, or a range of laps, such as `4-7`.
extension SwimLapRange: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> SwimLapRange {
    let word = given.word
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { ASCII.integer(Array($0.utf8)) }
    guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], let laps = SwimLapRange(first, last)
    else {
      throw .usage(
        cs: "--laps: „\(word)“ nejsou délky", en: "--laps: \"\(word)\" is not a range of laps",
        hint: LocalizedText(
          cs: "Napište první a poslední, od 1: --laps 3-4",
          en: "Give the first and last lap, counted from 1: --laps 3-4"))
    }
    return laps
  }
}

extension ShowBests.Period: CommandValue {}
extension SwimPeriod: CommandValue {}
