import BookApplication
package import Formats
import KernelApplication

/// What a feature gathers from a chunk of an Apple Health export. All features' are gathered in one scan: each sees
/// the elements in which it is interested, and says which it follows.
package protocol AppleHealthGatherer: AnyObject {
  /// How many things were found so far, for those who follow the import.
  var found: Int { get }

  /// An element begins; see `XMLHandler`. At depth 0 it is one that the feature is interested in.
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
  /// Who is interested in which elements.
  private let interests: AppleHealthInterests
  /// Who follows the element that is open at each depth: a bit a gatherer.
  private var followers: [UInt64] = []
  /// The element that is followed at depth 0.
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

  /// Who is to see the element: those who are interested in it, or follow the one around it.
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

/// The elements of an export in which features are interested.
struct AppleHealthInterests {
  /// Their names.
  let names: [StaticString]
  /// By the place of the feature's gatherer.
  let readers: XMLReaders

  /// - Parameter interests: each gatherer's.
  init(_ interests: [[XMLInterest]]) {
    names = interests.joined().map(\.element)
    readers = XMLReaders(interests)
  }
}
