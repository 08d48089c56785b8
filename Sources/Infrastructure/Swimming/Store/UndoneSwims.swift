import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain

/// The versions of swims whose imports were undone. A sync of Apple Health does not bring any of them back.
struct UndoneSwims {
  private var bySecond: [Int64: [Swim]] = [:]

  init() {}

  init(in content: SectionContent) throws(Failure) {
    let swims = try SectionRows.takenBack(content, YearFile.rows).compactMap {
      try? JSONReader.read($0, SwimCoding.swim)
    }
    bySecond = Dictionary(grouping: swims) { $0.start.seconds }
  }

  /// Returns the swims that were read, except those whose earlier imports were undone.
  func removed(from read: ReadSwims, in book: SwimBook) -> ReadSwims {
    if bySecond.isEmpty { return read }
    var left = read
    left.swims.removeAll { contains($0, in: book) }
    return left
  }

  /// Whether the import of a swim was undone. If the book no longer contains the swim, this is true for every version
  /// of it. Otherwise, it is true only for a version that equals an undone one.
  private func contains(_ swim: Swim, in book: SwimBook) -> Bool {
    bySecond[swim.start.seconds]?.contains { undone in
      guard undone.start == swim.start, undone.isOfSameDevice(as: swim) else { return false }
      var named = swim
      named.id = undone.id
      return book[undone.id] == nil || named == undone
    } ?? false
  }
}
