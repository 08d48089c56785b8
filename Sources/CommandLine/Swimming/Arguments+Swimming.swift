import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// Reads the words of a command as values of the book.
extension Arguments {
  /// The style in English or Czech, `freestyle`, `kraul`, `fly`.
  /// - Parameter name: the parameter, or the option with its dashes.
  func style(
    _ name: String = "STYLE", among valid: [StrokeStyle] = StrokeStyle.allCases
  ) throws(CommandError) -> StrokeStyle {
    let word = word(name)
    guard let style = StrokeStyle(named: word), valid.contains(style) else {
      throw .usage(
        .invalid(
          name, word, valid: valid.map(\.said), inCzech: valid.map { $0.name(.cs).lowercased() }))
    }
    return style
  }

  /// The distance in the course's unit, which may be said with it: `200`, `50m`, `100 yd`.
  func distance() throws(CommandError) -> Int {
    let word = word("DISTANCE")
    guard let (amount, unit) = Arguments.length(word) else {
      let valid = StandardDistances.all(.metre).map { String($0.amount) }
      throw .usage(.invalid("DISTANCE", word, valid: valid))
    }
    if let unit, let course = try course(), course.unit != unit {
      throw .usage(
        UsageError(
          LocalizedText(
            cs: "DISTANCE: „\(word)“ není v jednotce bazénu \(course)",
            en: "DISTANCE: \"\(word)\" is not in the unit of \(course)"),
          hint: LocalizedText(
            cs: "Napište jen číslo, nebo jiný --course.", en: "Give just the number, or another --course.")))
    }
    return amount
  }

  /// A whole number, and the unit where one is said.
  private static func length(_ word: String) -> (amount: Int, unit: LengthUnit?)? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let amount = ASCII.integer(Array(digits.utf8)) else { return nil }
    switch word.dropFirst(digits.count).trimmingPrefix(" ").lowercased() {
    case "": return (amount, nil)
    case "m": return (amount, .metre)
    case "yd", "y", "yds": return (amount, .yard)
    default: return nil
    }
  }

  /// The course as the book names it, or by the pool's length: `scm`, `LCM`, `25`, `25m`, `25yd`. Where none is said, a
  /// distance in yards means the 25 yd pool.
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

  /// - Parameters:
  ///   - session: is asked for the segments of what is a swim instead.
  ///   - name: the parameter, or the option with its dashes.
  func segment(_ session: Session, _ name: String = "SEGMENT") throws(CommandError) -> SwimSegmentID {
    let word = word(name)
    guard let segment = SwimSegmentID(word) else {
      if let swim = SwimID(word) { throw try Arguments.segmentsMissing(of: swim, session) }
      throw .usage(
        UsageError(
          LocalizedText(cs: "„\(word)“ není označení úseku", en: "\"\(word)\" is no segment"),
          hint: LocalizedText(
            cs: "Úsek se jmenuje jako 20230604T230559Z.13; ukáže je",
            en: "A segment is named like 20230604T230559Z.13; find it by"),
          command: "swim history STYLE DISTANCE"))
    }
    return segment
  }

  /// What to show the splits of: a segment, some laps of it, or the record at a style and distance.
  func attempt(_ session: Session) throws(CommandError) -> ShowSplits.Input {
    guard self["DISTANCE"] != nil else {
      return ShowSplits.Input(segment: try segment(session), laps: try laps())
    }
    let style = try style("SEGMENT", among: StrokeStyle.sections)
    let (distance, course) = (try distance(), try course())
    let bests = try session.call(ShowBests.self, ShowBests.Input(course: course)).periods.flatMap(\.bests)
    guard let best = bests.first(where: { $0.style == style && $0.distance == distance }) else {
      let courses = try session.call(ShowAllRecords.self, NoInput()).courses
      let other = courses.first { $0.records.contains { $0.style == style && $0.distance == distance } }
      // Says so where there can be no such record at all.
      _ = try session.call(
        ShowRecordHistory.self, ShowRecordHistory.Input(style: style, distance: distance, course: course))
      throw .usage(Arguments.recordMissing(style, distance, on: other?.course))
    }
    guard self["--laps"] == nil else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "--laps: rekord má své délky", en: "--laps: a record has its own laps"),
          hint: LocalizedText(cs: "Vynechte --laps, nebo napište úsek", en: "Leave --laps out, or name the segment"),
          command: "swim splits \(best.segment) --laps 1-4"))
    }
    return ShowSplits.Input(segment: best.segment, laps: best.laps)
  }

  /// - Parameter other: a course on which there is one; nil where there is none.
  private static func recordMissing(_ style: StrokeStyle, _ distance: Int, on other: SwimCourse?) -> UsageError {
    let problem = LocalizedText(
      cs: "\(style.name(.cs).lowercased()) \(distance): na tomto bazénu rekord není",
      en: "there is no record at \(style.said) \(distance) on this course")
    guard let other else {
      return UsageError(
        problem, hint: LocalizedText(cs: "Jaké jsou, ukáže", en: "See which there are"), command: "swim records --all")
    }
    return UsageError(
      problem, hint: LocalizedText(cs: "Je na jiném", en: "There is one on another"),
      command: "swim splits \(style.said) \(distance) --course \(other)")
  }

  private static func segmentsMissing(of swim: SwimID, _ session: Session) throws(CommandError) -> CommandError {
    let row = try session.call(ListSwims.self, NoInput()).swims.first { $0.id == swim }
    guard let row else {
      return .usage(
        UsageError(
          LocalizedText(cs: "trénink „\(swim)“ v knize není", en: "there is no swim \"\(swim)\""),
          hint: LocalizedText(cs: "Které v ní jsou, ukáže", en: "See which there are"), command: "swim list"))
    }
    let problem = LocalizedText(
      cs: "„\(swim)“ je celý trénink, ne jeho úsek", en: "\"\(swim)\" is a whole swim, not one of its segments")
    guard row.segmentCount > 0 else {
      return .usage(
        UsageError(
          problem, hint: LocalizedText(cs: "Nemá délky, a tak ani úseky.", en: "It has no laps, and so no segments."))
      )
    }
    let names = row.segmentCount == 1 ? "\(swim).1" : "\(swim).1 – \(swim).\(row.segmentCount)"
    return .usage(
      UsageError(
        problem,
        hint: LocalizedText(
          cs: "Jeho úseky jsou \(names); první ukáže", en: "Its segments are \(names); see the first"),
        command: "swim segment \(swim).1"))
  }

  /// The one swim to change or export. A day, or the beginning of a name, of several swims, or of several recordings of
  /// one, names none of them.
  func swim(_ session: Session) throws(CommandError) -> SwimID {
    if let swim = SwimID(word("SWIM")) { return swim }
    let reference = try swimReference()
    if case .beginning(let text) = reference {
      let swims = try session.call(ListSwims.self, NoInput()).swims
      let meant = swims.filter { $0.state != .removed && reference.canMean($0.id, of: $0.day) }
      if meant.count > 1 {
        let names = meant.reversed().map(\.id.description).joined(separator: ", ")
        throw .usage(
          UsageError(
            LocalizedText(cs: "„\(text)“ odpovídá více tréninkům", en: "\"\(text)\" may be several swims"),
            hint: LocalizedText(cs: "Napište, který: \(names)", en: "Say which: \(names)")))
      }
    }
    return try session.call(ShowSwim.self, ShowSwim.Input(swim: reference)).swim.id
  }

  /// The year in which the season begins that `SEASON` names, `2024/25` or `2024`; nil where it is not given.
  func seasonYear() throws(CommandError) -> Int? {
    guard let word = self["SEASON"] else { return nil }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].utf8.count == 4, let year = Int(parts[0]), CivilDay.recordableYears.contains(year),
      parts.count == 1 || [String(year + 1), ASCII.decimal((year + 1) % 100, digits: 2)].contains(String(parts[1]))
    else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "„\(word)“ není sezona", en: "\"\(word)\" is no season"),
          hint: LocalizedText(cs: "Píše se 2024/25 nebo 2024.", en: "Write 2024/25 or 2024.")))
    }
    return year
  }

  func bestsPeriod() throws(CommandError) -> ShowBests.Period? {
    guard let word = self["--by"] else { return nil }
    guard let period = ShowBests.Period(rawValue: word) else {
      throw .usage(.invalid("--by", word, valid: ShowBests.Period.allCases.map(\.rawValue)))
    }
    return period
  }

  /// Weeks where none is said.
  func period() throws(CommandError) -> SwimPeriod {
    guard let word = self["--by"] else { return .week }
    guard let period = SwimPeriod(rawValue: word) else {
      throw .usage(.invalid("--by", word, valid: SwimPeriod.allCases.map(\.rawValue)))
    }
    return period
  }

  /// The style of the option, nil where it is not given.
  func styleOption(among valid: [StrokeStyle] = StrokeStyle.allCases) throws(CommandError) -> StrokeStyle? {
    guard let word = self["--style"] else { return nil }
    guard let style = StrokeStyle(named: word), valid.contains(style) else {
      throw .usage(
        .invalid(
          "--style", word, valid: valid.map(\.said), inCzech: valid.map { $0.name(.cs).lowercased() }))
    }
    return style
  }

  /// `last`, a swim's name or its beginning, or a day; the latest where nothing is said.
  func swimReference(_ name: String = "SWIM") throws(CommandError) -> SwimReference {
    guard let word = self[name] else { return .last }
    guard let reference = SwimReference(word) else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "„\(word)“ není trénink", en: "\"\(word)\" is no swim"),
          hint: LocalizedText(
            cs: "Napište last, den jako 2025-08-19, nebo jméno tréninku; ukáže je",
            en: "Give last, a day such as 2025-08-19, or the name of a swim; find it by"),
          command: "swim list"))
    }
    return reference
  }

  /// A swim, or an attempt.
  func compared(_ name: String) throws(CommandError) -> ComparedReference {
    let word = word(name)
    guard let reference = ComparedReference(word) else {
      throw .usage(
        UsageError(
          LocalizedText(
            cs: "\(name): „\(word)“ není trénink ani pokus", en: "\(name): \"\(word)\" is no swim and no attempt"),
          hint: LocalizedText(
            cs: "Napište trénink (last, 2025-08-19), nebo pokus: úsek a délky jako 20250809T174358Z.9:27-28.",
            en: "Give a swim (last, 2025-08-19), or an attempt: a segment and laps such as 20250809T174358Z.9:27-28.")))
    }
    return reference
  }

  /// `4` or `4-7`.
  func laps() throws(CommandError) -> SwimLapRange? {
    guard let word = self["--laps"] else { return nil }
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { ASCII.integer(Array($0.utf8)) }
    guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], let laps = SwimLapRange(first, last)
    else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "--laps: „\(word)“ nejsou délky", en: "--laps: \"\(word)\" are no laps"),
          hint: LocalizedText(
            cs: "Napište první a poslední, od 1: --laps 3-4", en: "Give the first and the last, from 1: --laps 3-4")))
    }
    return laps
  }

  /// The pool's length in metres, with a decimal point or comma; `25yd` too.
  func pool(_ name: String) throws(CommandError) -> PoolLength? {
    guard let word = self[name] else { return nil }
    guard let pool = PoolLength(written: word) else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "\(name): „\(word)“ není délka bazénu", en: "\(name): \"\(word)\" is no length of a pool"),
          hint: LocalizedText(
            cs: "Napište metry od 5 do 200, například 25 nebo 33.33; 25yd pro yardy.",
            en: "Give metres from 5 to 200, such as 25 or 33.33; 25yd for yards.")))
    }
    return pool
  }
}

extension StrokeStyle {
  /// As it is said among those that are valid: `medley`, which files call a mix.
  fileprivate var said: String { self == .mix ? "medley" : description }
}
