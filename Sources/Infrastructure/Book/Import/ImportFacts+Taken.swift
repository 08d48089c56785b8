import BookApplication
import JSONCoding
import KernelApplication
import Storage

extension ImportFacts {
  /// Creates the description of an import that is about to end.
  init(_ taken: TakenFiles, _ files: [ImportFile], _ options: ImportOptions, isSync: Bool) {
    let skipped = taken.files.flatMap(\.skipped).filter { !$0.isRemark }
    self.init(
      files: files.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }, isSync: isSync,
      options: options.values, left: Set(skipped).count, leftOut: LeftOut.counted(skipped))
  }
}

extension ImportFacts.LeftOut {
  /// Counts the items that were left out, by kind and reason. The most frequent combination comes first.
  fileprivate static func counted(_ skipped: [Skipped]) -> [ImportFacts.LeftOut] {
    struct Kind: Hashable {
      let sport: BookMessage.Sport?
      let what: Message?
      let why: Message
    }
    var counts: [Kind: Int] = [:]
    for skipped in skipped {
      // Activities are counted by sport, regardless of their dates.
      if case .activity(let sport, _)? = skipped.what.content(as: BookMessage.self) {
        counts[Kind(sport: sport, what: nil, why: skipped.why), default: 0] += 1
      } else {
        counts[Kind(sport: nil, what: skipped.what, why: skipped.why), default: 0] += 1
      }
    }
    var byID: [[String]: Int] = [:]
    for (kind, count) in counts {
      let what = kind.sport.map(\.kind) ?? kind.what.flatMap(\.id) ?? ""
      byID[[what, kind.why.id ?? ""], default: 0] += count
    }
    return byID.sorted { ($1.value, $0.key[0], $0.key[1]) < ($0.value, $1.key[0], $1.key[1]) }.map {
      ImportFacts.LeftOut(what: $0.key[0], why: $0.key[1], count: $0.value)
    }
  }
}

extension Message {
  /// The id of a message from this process, such as `book.nothingOfThisKind`; nil if the message has none.
  fileprivate var id: String? { local.flatMap { try? MessageParts($0).id } }
}
