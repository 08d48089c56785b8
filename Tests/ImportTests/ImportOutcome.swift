import BookApplication
import BookInfrastructure
import Formats
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import RunningInfrastructure
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport

/// What an import into an empty book comes to, in the words of the cases.
struct ImportOutcome {
  var status = 0
  var refused: [String] = []
  var bad: [String] = []
  var runs: [String] = []
  var swims: [String] = []
  /// Each recording of a run that does not count, with the one that does.
  var duplicates: [String] = []
  var left: [String] = []
  var passedOver = 0
  var remarks: [String] = []
  /// The folder before the names.
  private let root: String

  static func of(_ name: String, _ options: ExpectedTry.Options) throws -> ImportOutcome {
    var values: [String: String] = [:]
    values["pool"] = options.pool
    values["sport"] = options.sport
    if options.walks == true { values["walks"] = "true" }
    if options.salvage == true { values["salvage"] = "true" }
    return of(name, in: ImportCases.folder ?? "", values, skipsBad: options.skipBad ?? false)
  }

  /// - Parameter root: the folder, with a slash at its end.
  static func of(
    _ name: String, in root: String, _ values: [String: String] = [:], skipsBad: Bool = false,
    settings: Settings = Settings()
  ) -> ImportOutcome {
    let book = ImportBook(settings)
    var outcome = ImportOutcome(root: root)
    do throws(Failure) {
      let found = try book.importer.find([root + name], skipsBad: skipsBad)
      let taken = try book.importer.take(
        found.files, ImportOptions(values), skipsBad: skipsBad, isDryRun: false, sync: nil, progress: NoProgress())
      outcome.take(taken, found)
      try outcome.read(book)
    } catch {
      outcome.status = 2
      outcome.take(error)
    }
    return outcome
  }

  private mutating func take(_ taken: TakenFiles, _ found: FoundFiles) {
    bad = (found.bad + taken.bad).map { problem($0) }.sorted()
    status = bad.isEmpty ? 0 : 1
    passedOver = taken.passedOver + found.passedOver
    add((taken.files + found.folders).flatMap(\.skipped))
  }

  private mutating func take(_ failure: Failure) {
    guard case .badFile(let path, let problem, let place) = failure else {
      refused = ["\(failure)"]
      return
    }
    switch problem.content(as: BookMessage.self) {
    case .severalBad(let files, _, _):
      refused = files.map { "\($0.path.dropFirst(root.count)): \(ImportCodes.problem($0.problem))" }.sorted()
    case .nothingForBook(let what, let why, let more):
      refused = [path.split(separator: "/").last.map { $0 + ": nothingForTheBook" } ?? ""]
      add([Skipped(what: what, why: why)])
      if more > 0 { left.append("and \(more) more") }
    case .nothingOfSeveral(let several, let more):
      refused = [path.split(separator: "/").last.map { $0 + ": nothingForTheBook" } ?? ""]
      add(several)
      if more > 0 { left.append("and \(more) more") }
    case .noHealthExport: refused = [path.split(separator: "/").last.map { $0 + ": nothingForTheBook" } ?? ""]
    default: refused = [self.problem(BadFile(path: path, problem: problem, place: place))]
    }
  }

  /// The runs and swims that the book has now.
  private mutating func read(_ book: ImportBook) throws(Failure) {
    let runs = try book.runs.book()
    self.runs = runs.imported.map { ImportOutcome.words($0) }.sorted()
    duplicates = runs.duplicates.compactMap { duplicate, counting in
      guard let duplicate = runs[duplicate], let counting = runs[counting] else { return nil }
      return ImportOutcome.words(duplicate) + " < " + ImportOutcome.words(counting)
    }.sorted()
    swims = try book.swims.book().swims.map { ImportOutcome.words($0) }.sorted()
  }

  private mutating func add(_ skipped: [Skipped]) {
    for item in skipped {
      guard let (why, isRemark) = ImportCodes.of(item.why) else { continue }
      if isRemark {
        remarks.append(why)
      } else {
        left.append("\(why) \(ImportCodes.what(item))")
      }
    }
    left.sort()
    remarks.sort()
  }

  private func problem(_ bad: BadFile) -> String {
    var name = String(bad.path.dropFirst(root.count))
    if case .byte(_, _, let entry?)? = bad.place { name += " › " + entry }
    return "\(name): \(ImportCodes.problem(bad.problem))"
  }

  private static func words(_ row: RunRow) -> String {
    let (run, measured) = (row.run, row.measured)
    var marks: [String] = []
    if run.origin.isByHand { marks.append("byHand") }
    if run.origin.isGuessed { marks.append("guessed") }
    let isImpossible = measured.source == nil && run.device.length ?? 0 > 0
    if isImpossible { marks.append("impossible") }
    if run.origin.isPart { marks.append("part") }
    if !run.origin.isPart, row.fixCount == 0 || isImpossible || measured.source == .total { marks.append("totals") }
    let length = measured.source == nil ? "nil none" : "\(measured.length) \(measured.source?.rawValue ?? "")"
    return "\(run.start) \(length) \(measured.times.elapsed) \(measured.times.active) \(run.kind.word) "
      + "\(run.origin.detail ?? "-") \(run.name ?? "-") \(marks)"
  }

  private static func words(_ swim: Swim) -> String {
    let distance =
      swim.laps.isEmpty
      ? swim.reportedDistance.map { $0 * 10 } : swim.pool.map { $0.centimetres * swim.laps.count * 10 }
    return "\(swim.start) \(swim.place) \(swim.pool?.centimetres ?? 0) \(swim.laps.count) \(distance ?? 0)"
  }
}

extension ImportOutcome {
  func differences(from expected: ExpectedTry) -> [String] {
    var differences: [String] = []
    func same<Value: Equatable>(_ name: String, _ found: Value, _ expected: Value) {
      if found != expected { differences.append("\(name): \(found), not \(expected)") }
    }
    same("status", status, expected.status)
    same("refused", refused, (expected.refused ?? []).map { "\($0.file): \($0.code)" }.sorted())
    same("bad", bad, (expected.bad ?? []).map { "\($0.file): \($0.code)" }.sorted())
    same("runs", runs, (expected.runs ?? []).map(ImportOutcome.words).sorted())
    same(
      "swims", swims,
      (expected.swims ?? []).map {
        "\($0.start) \($0.where) \($0.poolCentimetres ?? 0) \($0.lengths) \($0.distance ?? 0)"
      }.sorted())
    same("duplicates", duplicates, expected.runDuplicates.sorted())
    let left = (expected.left ?? []).flatMap { left in
      Array(repeating: "\(left.why) \(ImportCodes.isOfSport(left.why) ? left.what : "-")", count: left.count)
    }
    same("left", self.left, left.sorted())
    if expected.status != 2 { same("passedOver", passedOver, expected.passedOver ?? 0) }
    same("remarks", remarks, (expected.remarks ?? []).map(\.code).sorted())
    return differences
  }

  fileprivate static func words(_ run: ExpectedRun) -> String {
    let length = run.distance.map { "\($0) \(run.length)" } ?? "nil none"
    return "\(run.start) \(length) \(run.elapsed) \(run.active) \(run.kind) \(run.detail ?? "-") \(run.name ?? "-") "
      + "\(run.marks.sorted())"
  }
}

extension ExpectedTry {
  /// Each recording of a run that does not count, with the one that does. Swims are compared by rules of their own.
  fileprivate var runDuplicates: [String] {
    (duplicates ?? []).compactMap { pair in
      guard let duplicate = runs?.first(where: { $0.file == pair.duplicate }),
        let counting = runs?.first(where: { $0.file == pair.counts })
      else { return nil }
      return ImportOutcome.words(duplicate) + " < " + ImportOutcome.words(counting)
    }
  }
}
