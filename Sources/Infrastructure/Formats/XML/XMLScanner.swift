import KernelApplication

/// Scans an XML text in pieces of any length, and reports only the elements that the reader needs. Skips everything
/// else at the speed of `memchr`.
///
/// Checks only that the reported content is well-formed and that the root element ends. `XMLCharacters` checks that the
/// bytes are valid characters.
package struct XMLScanner: ~Copyable {
  /// The maximum length, in bytes, of a tag or a text that is stored.
  package static let longestToken = 1 << 20
  /// The maximum depth of nested elements that are reported with all their contents.
  package static let deepest = 256

  enum State {
    case content
    /// The previous piece ended with a `<`, so the next byte shows which markup this is.
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
  /// The byte offset, in the XML text, of the current piece's first byte.
  var base: Int64 = 0
  /// The scanner that skips those contents of the root element which the handler does not follow; nil before the root
  /// element starts.
  var root: XMLSkippingScanner?
  var isRootFollowed = false
  var followed = XMLNameStack()
  /// The scanner that skips an element which the handler does not need inside a followed element; nil while no such
  /// element is being skipped.
  var skipped: XMLSkippingScanner?
  private let scratch = XMLScratch()
  var text = XMLText()

  /// The part of the current markup that has been read, if the markup continues in the next piece.
  var token: [UInt8] = []
  var tokenOffset: Int64 = 0
  /// Whether the first bytes of the current tag have already shown that its element is of interest.
  var isKnownWanted = false
  var quote: UInt8 = 0
  var section = XMLSection()
  var declaration = XMLDeclaration()
  var doctype = XMLDoctype()

  package init(_ interests: [XMLInterest] = []) { self.interests = interests }

  /// Creates a scanner for a text that starts between two children of a root element with this name. The handler must
  /// not follow the root element.
  /// - Parameter offset: the byte offset, in the XML text, of the first byte to be scanned.
  init(_ interests: [XMLInterest], inside root: StaticString, at offset: Int64) {
    self.interests = interests
    self.root = XMLSkippingScanner(
      UnsafeRawBufferPointer(start: root.utf8Start, count: root.utf8CodeUnitCount), interests: interests)
    phase = .body
    base = offset
  }

  /// Whether the scanner is between two children of the root element, which is the state in which `init(_:inside:at:)`
  /// starts.
  func isAmongChildren(of name: StaticString) -> Bool {
    guard case .content = state, phase == .body, followed.isEmpty, skipped == nil, let root else { return false }
    return root.nested == 0 && root.name.withBytes { $0.equals(name) }
  }

  /// Scans the next piece. The scanner must not be used again after this has thrown an error.
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

  /// Fails if the XML text is incomplete. Call this once the last piece has been scanned.
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

  var rootName: String { root.map { String(decoding: $0.name, as: UTF8.self) } ?? "" }

  /// The ranges of the names and values of the attributes in the current tag.
  var notes: XMLNotes { scratch.notes }

  /// Whether the scanner is inside a followed element but not inside a skipped one, so that everything is reported.
  var isFollowing: Bool { !followed.isEmpty && skipped == nil }
}
