import BookApplication
package import Formats
import KernelApplication

/// What a feature gathers from a chunk of an Apple Health export. All features' are gathered in one scan: each sees
/// every element in which any of them is interested, and says which it follows.
package protocol AppleHealthGatherer: AnyObject {
  /// How many things were found so far, for those who follow the import.
  var found: Int { get }

  /// An element begins; see `XMLHandler`. At depth 0 it is one that some feature is interested in.
  /// - Returns: whether to report the elements inside it, and its end.
  func start(_ element: XMLElement) throws(FormatProblem) -> Bool
  /// An element that it follows, or one inside such, ends.
  func end(_ element: XMLEnd) throws(FormatProblem)

  /// Takes over what another of the same feature gathered from the chunk that follows, what is unfinished there
  /// included.
  func append(_ next: any AppleHealthGatherer)
}

/// One scan of an export for all features.
struct AppleHealthScan: XMLMergeableHandler, ~Copyable {
  static let root: StaticString = "HealthData"

  /// Whether the root is that of an export; exports have all names.
  static func recognises(_ root: XMLRoot) -> Bool {
    root == .named(AppleHealthScan.root.description)
  }

  private(set) var gatherers: [any AppleHealthGatherer]
  /// The names of the elements that features are interested in.
  private let names: [StaticString]
  /// Who follows the element that is open at each depth: a bit a gatherer.
  private var followers: [UInt64] = []
  /// The element that is followed at depth 0.
  private var outermost: StaticString = ""

  init(_ gatherers: [any AppleHealthGatherer], names: [StaticString]) {
    precondition(gatherers.count <= 64, "more features than a scan can serve")
    self.gatherers = gatherers
    self.names = names
  }

  var found: Int { gatherers.reduce(0) { $0 + $1.found } }

  mutating func append(_ next: consuming AppleHealthScan) {
    for (own, other) in zip(gatherers, next.gatherers) { own.append(other) }
    followers = next.followers
    outermost = next.outermost
  }

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    let name = names.first { element.name.equals($0) }
    if element.depth == 0 {
      guard let name else {
        if element.name.equals(AppleHealthScan.root) { return false }
        throw FormatProblem(.book(.otherRoot(name: element.name.text)), offset: element.offset)
      }
      outermost = name
    } else if name != nil {
      throw FormatProblem(
        .misplaced(tag: element.name.text, outer: "\(outermost)"), offset: element.offset)
    }
    followers.removeLast(followers.count - min(element.depth, followers.count))
    let asked = followers.last ?? .max
    var follow: UInt64 = 0
    for index in gatherers.indices where asked & (1 << UInt64(index)) != 0 {
      if try gatherers[index].start(element) { follow |= 1 << UInt64(index) }
    }
    if follow != 0 { followers.append(follow) }
    return follow != 0
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    let asked = followers[max(element.depth - 1, 0)]
    for index in gatherers.indices where asked & (1 << UInt64(index)) != 0 { try gatherers[index].end(element) }
    if followers.count > element.depth { followers.removeLast(followers.count - element.depth) }
  }
}
