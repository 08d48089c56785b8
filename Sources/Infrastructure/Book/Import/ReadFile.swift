package import BookApplication
import KernelApplication

/// What became of a file of an import, beside what the features found in it.
package struct ReadFile {
  let file: ImportFile
  /// What of it could not be used.
  package internal(set) var skipped: [Skipped] = []
  private(set) var bad: [BadFile] = []
  /// The names of files in it that are not for the book.
  private(set) var passedOver: [String] = []
  /// Whether it was read, at least in part.
  private(set) var isTaken = true

  init(_ file: ImportFile) {
    self.file = file
  }

  /// - Parameter found: how many things were found in it.
  mutating func take(_ notes: MemberNotes, found: Int) {
    (bad, passedOver) = (notes.bad, notes.passedOver)
    skipped += notes.skipped
    isTaken = bad.isEmpty || found > 0 || !skipped.isEmpty
  }

  /// Few files are named, many counted.
  var passedOverWords: [Skipped] {
    guard passedOver.count > 3 else {
      return passedOver.map { Skipped(what: .book(.archived(name: $0)), why: .book(.otherKind)) }
    }
    return [Skipped(what: .book(.otherFiles(count: passedOver.count)), why: .book(.otherKind))]
  }
}

extension Failure {
  /// The files that can't be read: the first ten, and how many more. Nil if there are none.
  init?(bad: [BadFile]) {
    guard let first = bad.first else { return nil }
    guard bad.count > 1 else {
      self = .badFile(path: first.path, problem: first.problem, place: first.place)
      return
    }
    let most = 10
    self = .badFile(
      path: first.path,
      problem: .book(.severalBad(bad: bad.prefix(most).map(\.damaged), more: max(0, bad.count - most))))
  }
}

extension BadFile {
  fileprivate var damaged: BookMessage.Damaged {
    guard case .byte(_, _, let entry?)? = place else { return BookMessage.Damaged(path: path, problem: problem) }
    return BookMessage.Damaged(path: path + " › " + entry, problem: problem)
  }
}

extension Skipped {
  /// Whether it is about something that was taken.
  var isRemark: Bool {
    if case .remark? = why.content(as: BookMessage.self) { true } else { false }
  }
}
