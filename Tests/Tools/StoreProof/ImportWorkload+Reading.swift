import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import System
import TestSupport

extension ImportWorkload {
  private static let kind = RowKind("workouts", list: "workouts")

  func read(_ store: Store) throws -> ImportModel {
    let ports = SwimPorts(store)
    let changes = try store.changes(of: .swimming).sorted { $0.number < $1.number }
    var model = ImportModel()
    model.numbers.all = changes.map(\.number)
    model.items = changes.map { ImportModel.Item($0, among: model.numbers.all) }
    let rows = try store.read(.swimming) { (content) throws(Failure) in
      let standing = try SectionRows(content, [ImportWorkload.kind]).standing(ImportWorkload.kind).map(\.line)
      return (standing, try SectionRows.earlier(content, ImportWorkload.kind))
    }
    for line in rows.0 {
      let row = Row(line)
      model.standing[row.id] = row.tag
    }
    for row in (rows.0 + rows.1).map(Row.init) { model.versions[row.id, default: []].append(row.tag) }
    let places = Dictionary(model.items.enumerated().compactMap { place, item in item.tag.map { ($0, place) } }) { $1 }
    model.versions = model.versions.mapValues { tags in tags.sorted { places[$0] ?? .max < places[$1] ?? .max } }
    let book = try ports.swims.book()
    let sources = Dictionary(book.swims.map { ($0.id.description, $0.source) }) { first, _ in first }
    guard sources == model.standing else { throw BrokenPromise(what: "the book has \(sources), its files \(model)") }
    return model
  }

  private struct Row {
    let id: String
    let tag: String

    init(_ line: [UInt8]) {
      let text = String(decoding: line, as: UTF8.self)
      id = text.member("id") ?? ""
      tag = text.member("source") ?? ""
    }
  }

  func numbers(_ model: ImportModel) -> [Int: String] {
    var numbers: [Int: String] = [:]
    for (number, item) in zip(model.numbers.all, model.items) {
      numbers[number] =
        switch item.kind {
        case .imported(let tag): tag
        case .corrected(_, let pool): "c\(pool)"
        case .undo: "\(NumberHistory.undo)\(number)"
        }
    }
    return numbers
  }

  func problem(_ fileSystem: any FileSystem, _ model: ImportModel) -> String? {
    do {
      let store = ImportWorkload.store(fileSystem)
      let ports = SwimPorts(store)
      if let kept = try ports.swims.keptRecords(), kept != SwimRecords(of: try ports.swims.book()) {
        return "records of another book are believed"
      }
      let findings = try StoreCaretaker(store: store).examine().findings
      return findings.isEmpty ? nil : "check says \(findings)"
    } catch {
      return "\(error)"
    }
  }
}

extension ImportModel.Item {
  /// - Parameter numbers: the numbers of all changes, in order.
  fileprivate init(_ change: RecordedChange, among numbers: [Int]) {
    if let line = change.imports[.swimming] {
      self.init(kind: .imported(line.facts.files.first ?? ""), stands: change.stands)
    } else if change.undone != nil {
      self.init(kind: .undo(change.allUndone.map { numbers.firstIndex(of: $0) ?? -1 }), stands: change.stands)
    } else if case .add(_, let value)? = change.entries[.swimming]?.first {
      let text = String(decoding: value, as: UTF8.self)
      self.init(
        kind: .corrected(swim: text.member("workout") ?? "", pool: text.number("poolCentimetres")),
        stands: change.stands)
    } else {
      self.init(kind: .undo([]), stands: change.stands)
    }
  }
}
