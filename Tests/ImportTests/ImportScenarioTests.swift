import BookApplication
import BookInfrastructure
import Foundation
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import RunningInfrastructure
import Storage
import Testing

/// Imports, corrections, undo and redo one after the other, against what an independent program made of them. Skipped
/// where the files are not.
@Suite(.enabled(if: ImportScenario.folder != nil))
struct ImportScenarioTests {
  @Test(arguments: ImportScenario.names)
  func everyStepComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    let book = ImportBook()
    for step in try ImportScenario.steps(name) {
      let outcome = try ScenarioOutcome(of: step, in: book)
      #expect(outcome == ScenarioOutcome(step), "\(name): \(step.do)")
    }
  }
}

enum ImportScenario {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/import/scenarios/" }

  static let names: [String] = {
    guard let folder, let all = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return all.filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func steps(_ name: String) throws -> [ScenarioStep] {
    struct Scenario: Decodable { let steps: [ScenarioStep] }
    let data = try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name))
    return try JSONDecoder().decode(Scenario.self, from: data).steps
  }
}

/// A command, and what it should come to.
struct ScenarioStep: Decodable {
  let `do`: String
  let new: Int?
  let updated: Int?
  let unchanged: Int?
  let number: Int?
  let refused: String?
  let later: [Int]?
  let undone: [Int]?
  let redone: [Int]?
  let gone: Int?
  let asBefore: Int?
  let back: Int?
  let wouldChange: Bool?
  let runs: Int
  let millimetres: Int64
}

struct ScenarioOutcome: Equatable {
  var new = 0
  var updated = 0
  var unchanged = 0
  /// The number of the change that the command made; nil if it made none.
  var number: Int?
  var refused: String?
  var later: [Int] = []
  var reverted: [Int] = []
  var gone = 0
  var asBefore = 0
  var back = 0
  var wouldChange = false
  var runs = 0
  var millimetres: Int64 = 0

  init(_ step: ScenarioStep) {
    (new, updated, unchanged) = (step.new ?? 0, step.updated ?? 0, step.unchanged ?? 0)
    (number, refused, later) = (step.number, step.refused, step.later ?? [])
    reverted = step.undone ?? step.redone ?? []
    (gone, asBefore, back) = (step.gone ?? 0, step.asBefore ?? 0, step.back ?? 0)
    (wouldChange, runs, millimetres) = (step.wouldChange ?? false, step.runs, step.millimetres)
  }

  init(of step: ScenarioStep, in book: ImportBook) throws {
    let before = try book.latestNumber
    do throws(Failure) {
      try perform(step.do.split(separator: " ").dropFirst().map(String.init), book)
    } catch {
      take(error)
    }
    let after = try book.latestNumber
    number = after > before ? after : nil
    (runs, millimetres) = (try book.runCount, try book.millimetres)
  }

  private mutating func perform(_ words: [String], _ book: ImportBook) throws(Failure) {
    let names = words.filter { !$0.hasPrefix("--") }
    let isDryRun = words.contains("--dry-run")
    switch names[0] {
    case "import":
      let taken = try book.take((ImportScenario.folder ?? "") + names[1], isDryRun: isDryRun)
      let counts = taken.parts.part(of: .running, as: RunImportPart.self)?.runs ?? RunFilePart.Counts()
      (new, updated, unchanged) = (counts.new, counts.updated, counts.found - counts.new - counts.updated)
      wouldChange = isDryRun && taken.changed
    case "undo":
      let number = names.count > 1 ? Int(names[1]) : nil
      take(
        try book.log.undo(
          number, of: nil, withLater: words.contains("--with-later"), forGood: false, isDryRun: isDryRun))
    case "redo": take(try book.log.redo(Int(names[1]), of: nil, isDryRun: isDryRun))
    case "settings":
      try book.settings.change { settings in
        var settings = settings
        settings.values[names[2]] = .text(names[3])
        return settings
      }
    default: try correct(names, book)
    }
  }

  private func correct(_ names: [String], _ book: ImportBook) throws(Failure) {
    guard let run = RunID(names[2]) else { return }
    if names[1] == "rename" { return try book.rename(run, names[3]) }
    guard let next = RunID(names[3]) else { return }
    _ = try book.runs.correct([run, next], isDryRun: false) { _ in
      (RunCorrection(run: run, change: .join(next), touched: nil), ())
    }
  }

  private mutating func take(_ result: RevertedChange) {
    reverted = ([result.number] + result.others).sorted()
    gone = result.things?.gone ?? 0
    asBefore = result.things?.asBefore ?? 0
    back = result.things?.back ?? 0
  }

  private mutating func take(_ failure: Failure) {
    let message: Message? =
      switch failure {
      case .conflict(let message), .notFound(let message): message
      default: nil
      }
    switch message?.content(as: ChangeMessage.self) {
    case .restedUpon(_, let later): (refused, self.later) = ("restedUpon", later)
    case .changedSince(_, let later): (refused, self.later) = ("changedSince", [later])
    case .takenBackAlready: refused = "takenBackAlready"
    case .nothingToUndo: refused = "nothingToUndo"
    case .noSuchChange: refused = "noSuchChange"
    case .isUndo: refused = "isUndo"
    default: refused = "\(failure)"
    }
  }
}

extension ImportBook {
  /// The number of the latest change, undos included.
  fileprivate var latestNumber: Int {
    get throws { try store.changes().map(\.number).max() ?? 0 }
  }
}
