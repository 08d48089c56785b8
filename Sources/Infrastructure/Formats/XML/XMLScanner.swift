import KernelApplication

/// Reads an XML document piece by piece, cut anywhere, and reports only the elements its reader is interested in;
/// what lies between them is skimmed at the speed of `memchr`.
///
/// Only what is reported is checked to be well-formed, besides the root, which has to end. Whether the bytes are
/// characters at all `XMLCharacters` tells.
package struct XMLScanner: ~Copyable {
  /// The longest tag or character data kept, in bytes.
  package static let longestToken = 1 << 20
  /// The most elements followed inside each other.
  package static let deepest = 256

  enum State {
    case content
    /// After a `<` whose next bytes are still to come.
    case markup
    case tag
    case section(XMLSection.Kind)
    case doctype
  }

  enum Phase {
    case prolog
    case body
    case epilog
  }

  let interests: [XMLInterest]
  var state = State.content
  var phase = Phase.prolog
  /// The position of the current piece's first byte in the document.
  var base: Int64 = 0
  /// The root's contents, as far as they are not followed; nil before it begins.
  var root: XMLSkippingScanner?
  var isRootFollowed = false
  var followed = XMLNameStack()
  /// The contents of an element inside a followed one that are not wanted.
  var skipped: XMLSkippingScanner?
  private let scratch = XMLScratch()
  var text = XMLText()

  /// The beginning of markup that the pieces so far do not hold whole, and what is known of it.
  var token: [UInt8] = []
  var tokenOffset: Int64 = 0
  /// Whether the tag begun is known to be of interest by its first bytes.
  var isKnownWanted = false
  var quote: UInt8 = 0
  var section = XMLSection()
  var declaration = XMLDeclaration()
  var doctype = XMLDoctype()

  package init(_ interests: [XMLInterest] = []) {
    self.interests = interests
  }

  /// Begins among the children of a root of that name, which is not followed.
  /// - Parameter offset: of the first byte to come, in the document.
  init(_ interests: [XMLInterest], inside root: StaticString, at offset: Int64) {
    self.interests = interests
    self.root = XMLSkippingScanner(
      UnsafeRawBufferPointer(start: root.utf8Start, count: root.utf8CodeUnitCount), interests: interests)
    phase = .body
    base = offset
  }

  /// Whether it has come to the state in which one begins that is made so.
  func isAmongChildren(of name: StaticString) -> Bool {
    guard case .content = state, phase == .body, followed.isEmpty, skipped == nil, let root else { return false }
    return root.nested == 0 && root.name.withBytes { $0.equals(name) }
  }

  /// Scans the next piece. After a problem was thrown the scanner is not to be used any more.
  package mutating func scan(
    _ piece: UnsafeRawBufferPointer, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) {
    var index = 0
    while index < piece.count {
      switch state {
      case .content: index = try scanContent(piece, from: index, into: &handler)
      case .markup: index = try continueMarkup(piece, from: index, into: &handler)
      case .tag: index = try continueTag(piece, from: index, into: &handler)
      case .section(let kind): index = try continueSection(kind, piece, from: index)
      case .doctype: index = continueDoctype(piece, from: index)
      }
    }
    text.keep()
    base += Int64(piece.count)
  }

  /// To be called after the last piece: fails when the document is not whole.
  package func finish() throws(FormatProblem) {
    let problem: FormatMessage
    switch state {
    case .content where phase == .epilog: return
    case .content: problem = phase == .prolog ? .noElement : .cutBefore(tag: rootName)
    case .section(let kind): problem = .cutInside(part: kind.part)
    case .doctype: problem = .cutInside(part: .doctype)
    case .markup, .tag: problem = .cutInside(part: .tag)
    }
    throw FormatProblem(problem, offset: base)
  }

  /// True once the root has ended.
  package var isComplete: Bool { phase == .epilog }

  var rootName: String { root.map { String(decoding: $0.name, as: UTF8.self) } ?? "" }

  /// What is noted of the current tag.
  var notes: XMLNotes { scratch.notes }

  /// Whether everything is reported here.
  var isFollowing: Bool { !followed.isEmpty && skipped == nil }
}
