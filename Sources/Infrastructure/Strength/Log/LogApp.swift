import StrengthDomain

/// An app whose files are recognised by the titles of the columns.
struct LogApp: Sendable {
  let format: LogFormat
  /// Whether the app's files with these titles contain body measures instead of workouts.
  var isOfMeasures = false
  /// The titles that a file of the app must have, in the normalised form that `LogApp.compared` returns.
  let required: [String]
  /// Further column titles that the app writes.
  let others: Set<String>
  /// A required title that is typical of this app alone; nil if there is none.
  let evidence: String?

  private init(
    _ format: LogFormat, _ required: String, _ others: String, evidence: String? = nil, isOfMeasures: Bool = false
  ) {
    func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
    self.format = format
    self.isOfMeasures = isOfMeasures
    self.required = list(required)
    self.others = Set(list(others))
    self.evidence = evidence
  }

  /// All apps whose files are recognised by their column titles. If a file's titles fit several apps equally well, the
  /// first one is used.
  static let all = [
    LogApp(
      .hevy, "exercise_title,start_time,weight,reps",
      "title,end_time,description,superset_id,exercise_notes,set_index,set_type,distance,duration_seconds,rpe",
      evidence: "exercise_title"),
    LogApp(
      .hevy, "date,weight,fat_percent",
      "neck,shoulder,chest,left_bicep,right_bicep,left_forearm,right_forearm,abdomen,waist,hips,left_thigh,"
        + "right_thigh,left_calf,right_calf", isOfMeasures: true),
    LogApp(
      .strong, "date,exercise name,set order,weight,reps",
      "workout name,duration,workout duration,weight unit,distance,distance unit,seconds,notes,workout notes,rpe,"
        + "workout #,kg,lb,lbs,km,mi", evidence: "set order"),
    LogApp(
      .fitbod, "date,exercise,reps,weight,iswarmup", "duration,distance,incline,resistance,note,multiplier",
      evidence: "iswarmup"),
    LogApp(
      .fitnotes, "date,exercise,category,weight,reps",
      "weight unit,distance,distance unit,time,comment,notes,kind"),
    LogApp(.fitnotes, "date,measurement,value,unit", "time,comment", isOfMeasures: true),
    LogApp(
      .stronglifts, "date,exercise,set 1",
      "workout,workout name,program name,body weight,sets×reps,sets×time,top set,e1rm,reps,volume,workout volume,"
        + "duration,start time,end time,notes", evidence: "sets×reps"),
    LogApp(
      .lyfta, "title,date,exercise,set type,weight,reps", "duration,superset id,distance,time",
      evidence: "set type"),
    LogApp(
      .liftlog, "sessionid,timestamp,exercise,weight,weightunit,reps", "targetreps,notes", evidence: "sessionid"),
    LogApp(
      .liftosaur, "workout datetime,exercise,completed reps,completed weight value",
      "program,day name,is warmup set?,required reps,is amrap?,required rpe,completed rpe,log rpe?,"
        + "required weight value,required weight unit,completed weight unit,ask weight?,completed reps time,"
        + "target muscles,synergist muscles,notes", evidence: "workout datetime"),
  ]

  /// The app GymBook. Its titles are in the user's language, so it has no list of titles.
  static let gymBook = LogApp(.gymbook, "", "")

  /// The outcome of comparing a file's column titles with those that the apps write.
  enum Found {
    case app(LogApp)
    /// The file is probably from this app, but lacks the column with this title.
    case missing(LogApp, String)
    case unknown
  }

  /// Titles that lists of other things have, too, so that they do not indicate a training log.
  private static let common: Set = ["date", "title", "start_time", "timestamp", "weight", "value", "unit"]

  static func find(_ titles: [String]) -> Found {
    let compared = Set(titles.map(LogApp.compared))
    let counts = all.map { app in compared.count { app.knows($0) } }
    let order = all.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    if let whole = order.first(where: { all[$0].lacking(compared) == nil }) { return .app(all[whole]) }
    guard let best = order.first, let lacking = all[best].lacking(compared), counts[best] >= 3 else { return .unknown }
    let app = all[best]
    let isTold = app.evidence.map(compared.contains) ?? false
    let isProbable =
      counts[best] * 2 >= titles.count && app.required.contains { compared.contains($0) && !common.contains($0) }
    guard isProbable || isTold else { return .unknown }
    return .missing(app, app.title(lacking, beside: titles))
  }

  /// Returns the first required title that is missing; nil if all are present.
  private func lacking(_ titles: Set<String>) -> String? {
    required.first { title in
      if titles.contains(title) { return false }
      return !(format == .strong && title == "weight" && !titles.isDisjoint(with: ["kg", "lb", "lbs"]))
    }
  }

  private func knows(_ title: String) -> Bool {
    if required.contains(title) || others.contains(title) { return true }
    return format == .stronglifts && title.hasPrefix("set ") && Int(title.dropFirst(4)) != nil
  }

  /// Whether the app writes a column with this title.
  func isKnown(_ title: String) -> Bool { format == .gymbook || knows(LogApp.compared(title)) }

  // MARK: Titles

  /// The titles that Strong writes in French and in German, by the English titles in lower case.
  static let french = [
    "workout name": "Nom de l'entraînement", "duration": "Durée", "exercise name": "Nom de l'exercice",
    "set order": "Ordre de la série", "weight": "Poids", "reps": "Réps", "seconds": "Secondes",
    "workout notes": "Notes d'entraînement",
  ]
  private static let german = [
    "date": "Datum", "workout name": "Workout-Name", "duration": "Dauer", "workout duration": "Workout-Dauer",
    "exercise name": "Name der Übung", "set order": "Reihenfolge festlegen", "weight": "Gewicht", "reps": "Wiederh.",
    "distance": "Entfernung", "seconds": "Sekunden", "notes": "Notizen", "workout notes": "Workout-Notizen",
  ]

  private static let english = Dictionary(
    [french, german].flatMap { $0.map { ($0.value.lowercased(), $0.key) } }, uniquingKeysWith: { first, _ in first })

  /// Returns the English title for a title that Strong writes in another language, both in lower case.
  static func english(_ title: String) -> String { english[title] ?? title }

  /// Returns a title as Strong writes it in the language of a file.
  /// - Parameters:
  ///   - title: an English title in lower case.
  ///   - titles: the file's titles in lower case.
  static func written(_ title: String, beside titles: [String]) -> String {
    for language in [french, german] where language.values.contains(where: { titles.contains($0.lowercased()) }) {
      if let written = language[title] { return written }
    }
    return title.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static let units: Set<String> = [
    "kg", "kgs", "lb", "lbs", "km", "kms", "mi", "mile", "miles", "m", "meters", "metres", "kilometers", "cm", "in",
    "ft", "feet",
  ]

  /// Normalises a title for comparison: lower case, translated to English, and without the unit in brackets or after
  /// `_`.
  static func compared(_ title: String) -> String {
    var name = title.lowercased().replacing("\u{2019}", with: "'")[...]
    name = name.trimmed
    if name.last == ")", let bracket = name.lastIndex(of: "("), bracket != name.startIndex { name = name[..<bracket] }
    if let line = name.lastIndex(of: "_"), units.contains(String(name[name.index(after: line)...])) {
      name = name[..<line]
    }
    name = name.trimmed
    return english(String(name))
  }

  /// Returns the unit in a title, in lower case: the text in brackets, or the text after `_`. Nil if there is none.
  static func unit(_ title: String) -> String? {
    let name = title.lowercased()[...].trimmed
    if name.last == ")", let bracket = name.lastIndex(of: "(") {
      return String(name[name.index(after: bracket)...].dropLast().trimmed)
    }
    return name.lastIndex(of: "_").map { String(name[name.index(after: $0)...]) }
  }

  /// Converts a normalised title to the form in which the app writes it, in the language of `titles`, the file's own
  /// titles.
  private func title(_ compared: String, beside titles: [String]) -> String {
    if format == .hevy { return compared == "weight" ? "weight_kg" : compared }
    let written = [
      "iswarmup": "isWarmup", "sessionid": "SessionId", "weightunit": "WeightUnit", "set 1": "Set 1 (Reps)",
      "workout datetime": "Workout DateTime",
    ]
    if format == .fitbod, compared == "weight" { return "Weight(kg)" }
    return written[compared] ?? LogApp.written(compared, beside: titles.map { $0.lowercased() })
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
