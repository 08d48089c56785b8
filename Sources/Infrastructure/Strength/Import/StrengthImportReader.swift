package import BookApplication
package import BookInfrastructure
package import Formats
package import KernelApplication
package import KernelDomain
package import Storage
import StrengthApplication
import StrengthDomain

/// Imports training logs from other apps.
package struct StrengthImportReader: ImportReader {
  private let store: FileStrengthRepository
  private let zone: LogZone

  package init(store: FileStrengthRepository, zone: LogZone = LogZone()) {
    self.store = store
    self.zone = zone
  }

  package var feature: FeatureID { .strength }
  /// The names of the options for imports of training logs. They state what a log may leave open: the units of loads
  /// and distances, the order of day and month, and the time zone.
  package var options: [String] { ["unit", "distance", "dates", "zone"] }
  package var formats: [ImportFileFormat] { [.trainingLog] }

  // MARK: Apple Health, which has no strength data

  package var appleHealthInterests: [XMLInterest] { [] }
  package func appleHealthGatherer() -> any AppleHealthGatherer { NothingGathered() }

  package func content(
    of gatherer: any AppleHealthGatherer, at place: AppleExportPlace, _ options: ImportOptions
  ) throws(Failure) -> StrengthContent {
    StrengthContent()
  }

  // MARK: Logs

  package func check(_ options: ImportOptions) throws(Failure) {
    _ = try unit(options)
    _ = try distance(options)
    _ = try dates(options)
  }

  package func content(
    of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> StrengthContent {
    let told = LogOptions(
      unit: try unit(options), zone: try zone.rules(named: options["zone"]), distance: try distance(options),
      dates: try dates(options))
    do throws(LogProblem) {
      return StrengthContent(try TrainingLog.workouts(in: bytes, told))
    } catch {
      throw Failure(error, in: file.path)
    }
  }

  private func unit(_ options: ImportOptions) throws(Failure) -> MassUnit? {
    guard let text = options["unit"] else { return nil }
    guard let unit = MassUnit(rawValue: text.lowercased()) else {
      throw .invalidInput(
        field: "unit", problem: .strength(.unitOption(text: text)), valid: MassUnit.allCases.map(\.rawValue))
    }
    return unit
  }

  private func distance(_ options: ImportOptions) throws(Failure) -> LogLengthUnit? {
    guard let text = options["distance"] else { return nil }
    guard ["km", "mi"].contains(text.lowercased()), let unit = LogLengthUnit(logged: text.lowercased()) else {
      throw .invalidInput(field: "distance", problem: .strength(.distanceOption(text: text)), valid: ["km", "mi"])
    }
    return unit
  }

  private func dates(_ options: ImportOptions) throws(Failure) -> LogDateOrder? {
    guard let text = options["dates"] else { return nil }
    guard let order = LogDateOrder(rawValue: text.lowercased()) else {
      throw .invalidInput(
        field: "dates", problem: .strength(.datesOption(text: text)), valid: LogDateOrder.allCases.map(\.rawValue))
    }
    return order
  }

  // MARK: Storing

  package func take(
    _ contents: [StrengthContent?], in transaction: inout Transaction
  ) throws(Failure) -> TakenContents {
    let read = contents.compactMap(\.self)
    let undone = try StrengthFiles.undone(in: transaction[.strength])
    let undoneExercises = try StrengthFiles.undoneExercises(in: transaction[.strength])
    var before = WorkoutTwins()
    let (merge, after) = try store.file(in: &transaction) { (derived) throws(Failure) in
      before = derived.twins
      var merge = StrengthMerge(into: derived, undone: undone, undoneExercises: undoneExercises)
      for content in read { merge.add(content.workouts, categories: content.categories) }
      return (merge.isEmpty ? nil : .file(merge.put, merge.exercises, merge.names, merge.edits), merge)
    }
    let measures = try file(BodyMeasure.counting(read.flatMap(\.measures)), in: &transaction)
    var rest = Array(zip(merge.files, read))[...]
    return TakenContents(
      files: contents.map { content in
        guard content != nil, let (file, read) = rest.popFirst() else { return nil }
        let doubts =
          file.otherUnit > 0
          ? [Skipped(what: .strength(.loads(workouts: file.otherUnit)), why: .strength(.otherUnitThanBefore))] : []
        let part = StrengthFilePart(
          workouts: file.counts, app: read.app, measures: read.measures.isEmpty ? nil : read.measures.count)
        return (part, read.skipped + doubts)
      },
      part: StrengthImportPart(
        measures: measures, workouts: merge.files.map(\.counts).reduce(StrengthFilePart.Counts(), +),
        suspicious: after.suspicious.count,
        same: StrengthImportReader.added(after.twins.counting.keys, to: before.counting.keys),
        doubtful: StrengthImportReader.added(after.twins.doubtful.map(\.pair), to: before.doubtful.map(\.pair))))
  }
}

extension StrengthImportReader {
  /// Returns the number of values in `after` that were not in `before`; nil instead of 0.
  private static func added<Value: Hashable>(
    _ after: some Sequence<Value>, to before: some Sequence<Value>
  ) -> Int? {
    let count = Set(after).subtracting(before).count
    return count == 0 ? nil : count
  }
}

extension StrengthImportReader {
  /// Stores the measures that are new or differ from those of earlier imports.
  /// - Returns: the number of stored measures; nil instead of 0.
  private func file(_ measures: [BodyMeasure], in transaction: inout Transaction) throws(Failure) -> Int? {
    if measures.isEmpty { return nil }
    return try store.file(in: &transaction) { (derived) throws(Failure) in
      let known = Set(derived.book.filed.measures)
      let new = measures.filter { !known.contains($0) }
      return (new.isEmpty ? nil : .measure(new), new.isEmpty ? nil : new.count)
    }.value
  }
}

extension ImportFormat {
  static let trainingLog = ImportFormat("training-log")
}

extension ImportFileFormat {
  fileprivate static let trainingLog = ImportFileFormat(
    .trainingLog, recognises: { TrainingLog.recognises(Array($0)) },
    explains: { TrainingLog.columns(ofTable: Array($0)).map { Message.unknownHeader($0) } })
}

/// The workouts that were read from a log, and the parts of the log that were left out.
package struct StrengthContent: ImportContent {
  private(set) var workouts: [Workout] = []
  /// The parts of the log that were left out or changed, and why.
  private(set) var skipped: [Skipped] = []
  /// The app that wrote the log.
  private(set) var app: String?
  /// The category that the log states for each exercise, by the exercise's name.
  private(set) var categories: [String: String] = [:]
  private(set) var measures: [BodyMeasure] = []

  init() {}

  init(_ read: ReadWorkouts) {
    workouts = read.workouts
    app = read.format.app
    categories = read.categories
    measures = read.measures
    for row in SkippedRow.allCases {
      guard let count = read.skipped[row], let why = row.why else { continue }
      skipped.append(Skipped(what: .strength(.emptyRows(count: count)), why: .strength(why)))
    }
    func tell(_ isSo: Bool, _ what: StrengthMessage, _ why: StrengthMessage) {
      if isSo { skipped.append(Skipped(what: .strength(what), why: .strength(why))) }
    }
    tell(read.isWindows1252, .logText, .readAsWindows1252)
    tell(read.hasNoHeader, .columnTitles, .takenForStrong)
    tell(read.assumedDistance != nil, .bareDistances, .readAsMiles)
    for name in read.ignoredColumns {
      skipped.append(Skipped(what: .strength(.column(name: name)), why: .strength(.columnIsNotRead)))
    }
  }

  package var found: Int { workouts.count + measures.count }
  package var foreign: [Skipped] { [] }

  package mutating func append(_ next: StrengthContent) {
    workouts += next.workouts
    measures += next.measures
    skipped += next.skipped
    categories.merge(next.categories) { first, _ in first }
  }
}

extension SkippedRow {
  /// The reason to show to the user for a skipped row; nil for rows with rests and notes, which contain no set.
  fileprivate var why: StrengthMessage? {
    switch self {
    case .rest, .note: nil
    case .empty: .nothingDone
    case .notDone: .notDone
    case .joined: .unquotedCommas
    case .assisted: .assistance
    case .otherKind: .unknownKindOfSet
    case .otherEntries: .noLoadAndReps
    case .otherMeasure: .unknownMeasure
    }
  }
}
