import KernelDomain
import RunningDomain

/// Decides which runs a list shows.
struct RunFilter {
  /// The kinds of activity to show; nil for all.
  var kinds: Set<String>?
  /// The range of distances to show, in millimetres; nil for all. A run of unknown distance is treated as having the
  /// distance 0.
  var lengths: ClosedRange<Int64>?
  /// The search words, in lower case and without accents. A run must contain all of them.
  var words: [[UInt8]] = []
  var tag: String?
  var shoes: String?
  var isIndoor = false

  func contains(_ run: RunListing) -> Bool {
    if let kinds, !kinds.contains(run.kind) { return false }
    if let lengths, !lengths.contains(run.lengthMillimetres) { return false }
    if isIndoor, run.indoor != true { return false }
    if let tag, !(run.tags ?? []).contains(where: { foldedName($0) == tag }) { return false }
    if let shoes, run.shoes.map(foldedName) != shoes { return false }
    return words.isEmpty || hasWords(run)
  }

  /// Whether totals include the run. They include runs that count for records and totals, and activities of other kinds
  /// only if the filter asks for certain kinds.
  func sums(_ run: RunListing) -> Bool {
    run.state == .counts || run.state == .otherKind && kinds != nil
  }

  private func hasWords(_ run: RunListing) -> Bool {
    let texts = [run.name, run.note, run.shoes, run.source].compactMap { $0 } + (run.tags ?? [])
    let all = texts.flatMap(RunFilter.folded)
    return words.allSatisfy { word in all.contains { RunFilter.holds(word, in: $0) } }
  }

  /// Splits a text into words, in lower case and without accents.
  static func folded(_ text: String) -> [[UInt8]] {
    text.split(whereSeparator: \.isWhitespace).map { Array(foldedName(String($0)).utf8) }
  }

  private static func holds(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard word.count <= text.count else { return false }
    return (0...(text.count - word.count)).contains { text[$0..<($0 + word.count)].elementsEqual(word) }
  }
}
