import JSONCoding
package import KernelApplication
import KernelDomain
package import Storage
import SwimmingApplication
import SwimmingDomain

/// Finds changes that depend on other changes, and checks files for damage.
extension SwimmingReducer {
  package var rowKinds: [RowKind] { [YearFile.rows, HeartFile.rows] }

  package func dependents(ofRows ids: Set<String>, among changes: [Change]) -> [Change] {
    changes.filter { change in
      SwimmingReducer.corrections(of: change).contains { ids.contains($0.swim.description) }
    }
  }

  package func dependents(of change: Change, among later: [Change]) -> [Change] {
    let corrections = SwimmingReducer.corrections(of: change)
    let edits = SwimmingReducer.edits(in: change.entries)
    let (added, mates) = (Set(edits.compactMap(\.added)), edits.compactMap(\.addedMate))
    return later.filter { other in
      let made = SwimmingReducer.edits(in: other.entries)
      return !added.isDisjoint(with: made.compactMap(\.removed))
        || made.compactMap(\.removedMate).contains { name in mates.contains { $0.isNamed(name) } }
        || SwimmingReducer.corrections(of: other).contains { later in corrections.contains { later.depends(on: $0) } }
    }
  }

  private static func corrections(of change: Change) -> [SwimCorrection] {
    corrections(in: change.entries)
  }

  /// Returns those entries of a change that are corrections of swims.
  static func corrections(in entries: [Entry]) -> [SwimCorrection] {
    entries.compactMap { entry in
      guard case .add(correction, let value) = entry else { return nil }
      return try? JSONReader.read(value, SwimCorrectionCoding.read)
    }
  }

  /// Returns the edits of the user's official results and tables among the entries of a change.
  static func edits(in entries: [Entry]) -> [SwimMeets.Edit] {
    entries.compactMap { entry in
      guard case .add(let kind, let value) = entry else { return nil }
      return (try? SwimMeetsCoding.edit(kind, value)) ?? nil
    }
  }

  /// Returns nil, because corrections can be undone at any time. They therefore stay in the journal instead of being
  /// moved into files.
  package func fold(_ changes: [Change], of book: SwimSnapshot, in content: SectionContent) -> Fold? { nil }

  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    switch key.kind {
    case YearFile.kind: YearFile.inspect(key, bytes)
    case HeartFile.kind: HeartFile.inspect(key, bytes)
    default: InspectedFile(sound: bytes)
    }
  }

  package func problem(with entry: Entry) -> Message? {
    guard case .add(let kind, let value) = entry else { return nil }
    do {
      if kind == SwimmingReducer.correction { _ = try JSONReader.read(value, SwimCorrectionCoding.read) }
      _ = try SwimMeetsCoding.edit(kind, value)
      return nil
    } catch {
      return error.problem
    }
  }
}

extension SwimMeets.Edit {
  /// The id of the result that the edit adds; nil if it adds no result.
  fileprivate var added: OfficialResultID? {
    if case .add(let result) = self { result.id } else { nil }
  }

  fileprivate var removed: OfficialResultID? {
    if case .remove(let id) = self { id } else { nil }
  }

  /// The other swimmer whose results the edit adds alongside the user's; nil if it adds none.
  fileprivate var addedMate: SwimMate? {
    if case .addBeside(let mate) = self { mate } else { nil }
  }

  fileprivate var removedMate: String? {
    if case .removeBeside(let name) = self { name } else { nil }
  }
}
