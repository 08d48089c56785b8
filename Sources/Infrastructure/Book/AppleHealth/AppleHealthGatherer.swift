import BookApplication
package import Formats
import KernelApplication

/// Gathers a feature's data from one chunk of an Apple Health export. Each chunk is scanned once for the gatherers of
/// all features. A gatherer receives the elements that its feature is interested in, and chooses which of them to
/// follow.
package protocol AppleHealthGatherer: AnyObject {
  /// The number of items that the gatherer has found so far, for progress reports.
  var found: Int { get }

  /// Called when an element begins (see `XMLHandler`). The feature is interested in all elements that are reported at
  /// depth 0.
  /// - Returns: true to follow the element, so that its end and the elements within it are reported as well.
  func start(_ element: XMLElement) throws(FormatProblem) -> Bool
  /// Called when a followed element, or an element within one, ends.
  func end(_ element: XMLEnd) throws(FormatProblem)

  /// Appends what the gatherer of the same feature found in the next chunk. `next` may begin in the middle of an item
  /// that this gatherer has begun.
  func append(_ next: any AppleHealthGatherer)
}

/// Scans an export once, and passes its elements to the gatherers of all features.
struct AppleHealthScan: XMLMergeableHandler, ~Copyable {
  static let root: StaticString = "HealthData"

  /// Whether an XML text with this root element is an Apple Health export. The file's name is not used, because it
  /// depends on the language.
  static func recognises(_ root: XMLRoot) -> Bool {
    root == .named(AppleHealthScan.root.description)
  }

  private(set) var gatherers: [any AppleHealthGatherer]
  /// The elements that each feature's gatherer is interested in.
  private let interests: AppleHealthInterests
  /// For each open element, by its depth, the gatherers that follow it, as a bit set of their indices.
  private var followers: [UInt64] = []
  /// The name of the open element at depth 0.
  private var outermost: StaticString = ""

  init(_ gatherers: [any AppleHealthGatherer], _ interests: AppleHealthInterests) {
    self.gatherers = gatherers
    self.interests = interests
  }

  var found: Int { gatherers.reduce(0) { $0 + $1.found } }

  mutating func append(_ next: consuming AppleHealthScan) {
    for (own, other) in zip(gatherers, next.gatherers) { own.append(other) }
    followers = next.followers
    outermost = next.outermost
  }

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    let asked = try asked(element)
    if followers.count > element.depth { followers.removeLast(followers.count - element.depth) }
    var follow: UInt64 = 0
    var left = asked
    while left != 0 {
      let index = left.trailingZeroBitCount
      left &= left - 1
      if try gatherers[index].start(element) { follow |= 1 << UInt64(index) }
    }
    if follow != 0 { followers.append(follow) }
    return follow != 0
  }

  /// Returns the gatherers to which an element must be reported, as a bit set of their indices. At depth 0, they are
  /// the gatherers that are interested in the element; at greater depths, those that follow its parent.
  private mutating func asked(_ element: XMLElement) throws(FormatProblem) -> UInt64 {
    let name = interests.names.first { element.name.equals($0) }
    guard element.depth == 0 else {
      if name == nil { return followers[element.depth - 1] }
      throw FormatProblem(.misplaced(tag: element.name.text, outer: "\(outermost)"), offset: element.offset)
    }
    if let name {
      outermost = name
      return interests.readers.readers(of: element)
    }
    if element.name.equals(AppleHealthScan.root) { return 0 }
    throw FormatProblem(.book(.otherRoot(name: element.name.text)), offset: element.offset)
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    var left = followers[max(element.depth - 1, 0)]
    while left != 0 {
      let index = left.trailingZeroBitCount
      left &= left - 1
      try gatherers[index].end(element)
    }
    if followers.count > element.depth { followers.removeLast(followers.count - element.depth) }
  }
}

/// The elements of an export that features are interested in.
struct AppleHealthInterests {
  /// The names of the elements that features are interested in, each once.
  let names: [StaticString]
  /// Finds the gatherers that are interested in an element. Gatherers are identified by their indices.
  let readers: XMLReaders

  /// Creates the interests of all gatherers.
  /// - Parameter interests: the elements that each gatherer is interested in.
  init(_ interests: [[XMLInterest]]) {
    var names: [StaticString] = []
    for element in interests.joined().map(\.element) where !names.contains(where: { "\($0)" == "\(element)" }) {
      names.append(element)
    }
    self.names = names
    readers = XMLReaders(interests)
  }
}
