import KernelApplication

/// Reads an XML document piece by piece, cut anywhere, and reports only the elements that its reader is interested in.
/// Everything between them is skipped at the speed of `memchr`.
///
/// Only what is reported is checked to be well-formed, and that the root ends. `XMLCharacters` checks that the bytes
/// are characters.
package struct XMLScanner: ~Copyable {
  /// The longest tag or text kept, in bytes.
  package static let longestToken = 1 << 20
  /// The deepest nesting of followed elements.
  package static let deepest = 256

  enum State {
    case content
    /// After a `<`, when the next bytes are still to come.
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
  /// Skips the contents of the root outside followed elements; nil before the root begins.
  var root: XMLSkippingScanner?
  var isRootFollowed = false
  var followed = XMLNameStack()
  /// Skips an unwanted element inside a followed one.
  var skipped: XMLSkippingScanner?
  private let scratch = XMLScratch()
  var text = XMLText()

  /// The beginning of markup that is incomplete in the pieces so far.
  var token: [UInt8] = []
  var tokenOffset: Int64 = 0
  /// Whether the tag begun is known to be of interest from its first bytes.
  var isKnownWanted = false
  var quote: UInt8 = 0
  var section = XMLSection()
  var declaration = XMLDeclaration()
  var doctype = XMLDoctype()

  package init(_ interests: [XMLInterest] = []) {
    self.interests = interests
  }

  /// Begins among the children of a root of that name, which is not followed.
  /// - Parameter offset: the position of the next byte in the document.
  init(_ interests: [XMLInterest], inside root: StaticString, at offset: Int64) {
    self.interests = interests
    self.root = XMLSkippingScanner(
      UnsafeRawBufferPointer(start: root.utf8Start, count: root.utf8CodeUnitCount), interests: interests)
    phase = .body
    base = offset
  }

  /// Whether it is in the state that `init(_:inside:at:)` begins in.
  func isAmongChildren(of name: StaticString) -> Bool {
    guard case .content = state, phase == .body, followed.isEmpty, skipped == nil, let root else { return false }
    return root.nested == 0 && root.name.withBytes { $0.equals(name) }
  }

  /// Scans the next piece. After it has thrown a problem, the scanner must not be used any more.
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

  /// Call it after the last piece: fails if the document is incomplete.
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

  /// Whether the root has ended.
  package var isComplete: Bool { phase == .epilog }

  var rootName: String { root.map { String(decoding: $0.name, as: UTF8.self) } ?? "" }

  /// The notes on the current tag.
  var notes: XMLNotes { scratch.notes }

  /// Whether everything here is reported.
  var isFollowing: Bool { !followed.isEmpty && skipped == nil }
}
