package import BookApplication
package import BookInfrastructure
package import Formats
package import KernelApplication
package import KernelDomain
package import Storage
import StrengthApplication
import StrengthDomain

/// Imports the training logs of Strong, Hevy and FitNotes.
package struct StrengthImportReader: ImportReader {
  private let store: FileStrengthRepository
  private let zone: LogZone

  package init(store: FileStrengthRepository, zone: LogZone = LogZone()) {
    self.store = store
    self.zone = zone
  }

  package var feature: FeatureID { .strength }
  /// The import options that state the unit of loads and the time zone, for logs that do not contain them.
  package var options: [String] { ["unit", "zone"] }
  package var formats: [ImportFileFormat] { [.trainingLog] }

  // MARK: Apple Health, which has no strength data

  package var appleHealthInterests: [XMLInterest] { [] }
  package func appleHealthGatherer() -> any AppleHealthGatherer { NothingGathered() }

  package func content(
    of gatherer: any AppleHealthGatherer, at place: AppleExportPlace
  ) throws(Failure) -> StrengthContent {
    StrengthContent()
  }

  // MARK: Logs

  package func check(_ options: ImportOptions) throws(Failure) { _ = try unit(options) }

  package func content(
    of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> StrengthContent {
    let unit = try unit(options)
    let zone = try zone.rules(named: options["zone"])
    do throws(LogProblem) {
      return StrengthContent(try TrainingLog.workouts(in: bytes, unit: unit, zone: zone))
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

  // MARK: Storing

  package func take(
    _ contents: [StrengthContent?], in transaction: inout Transaction
  ) throws(Failure) -> TakenContents {
    let read = contents.compactMap(\.self)
    let undone = try StrengthFiles.undone(in: transaction[.strength])
    let undoneExercises = try StrengthFiles.undoneExercises(in: transaction[.strength])
    let (merge, after) = try store.file(in: &transaction) { (derived) throws(Failure) in
      var merge = StrengthMerge(into: derived, undone: undone, undoneExercises: undoneExercises)
      for content in read { merge.add(content.workouts) }
      return (merge.isEmpty ? nil : .file(merge.put, merge.exercises, []), merge)
    }
    var rest = Array(zip(merge.files, read))[...]
    return TakenContents(
      files: contents.map { content in
        guard content != nil, let (file, read) = rest.popFirst() else { return nil }
        let doubts =
          file.otherUnit > 0
          ? [Skipped(what: .strength(.loads(workouts: file.otherUnit)), why: .strength(.otherUnitThanBefore))] : []
        return (StrengthFilePart(workouts: file.counts, app: read.app), read.skipped + doubts)
      },
      part: StrengthImportPart(
        workouts: merge.files.map(\.counts).reduce(StrengthFilePart.Counts(), +), suspicious: after.suspicious.count))
  }
}

extension ImportFormat {
  static let trainingLog = ImportFormat("training-log")
}

extension ImportFileFormat {
  fileprivate static let trainingLog = ImportFileFormat(.trainingLog) { head in
    TrainingLog.recognises(Array(head))
  }
}

/// The workouts of a log, and what was left out.
package struct StrengthContent: ImportContent {
  private(set) var workouts: [Workout] = []
  /// What was skipped, and why.
  private(set) var skipped: [Skipped] = []
  /// The app that wrote the log.
  private(set) var app: String?

  init() {}

  init(_ read: ReadWorkouts) {
    workouts = read.workouts
    app = read.format.app
    if read.emptyRows > 0 {
      skipped.append(Skipped(what: .strength(.emptyRows(count: read.emptyRows)), why: .strength(.nothingDone)))
    }
    for name in read.ignoredColumns {
      skipped.append(Skipped(what: .strength(.column(name: name)), why: .strength(.columnIsNotRead)))
    }
  }

  package var found: Int { workouts.count }
  package var foreign: [Skipped] { [] }

  package mutating func append(_ next: StrengthContent) {
    workouts += next.workouts
    skipped += next.skipped
  }
}
