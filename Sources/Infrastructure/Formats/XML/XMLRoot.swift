import KernelApplication

/// What the first bytes of an XML text reveal about its root element.
package enum XMLRoot: Hashable, Sendable {
  case named(String)
  /// The bytes contain no element, but the root element may follow.
  case undecided
  /// The encoding of the XML text is not supported.
  case foreign
  case none

  /// Returns the problem if the encoding of the text is not supported; otherwise nil.
  package static func foreignEncoding(_ head: UnsafeRawBufferPointer) -> FormatProblem? {
    guard of(head) == .foreign else { return nil }
    var finder = XMLRootFinder()
    var scanner = XMLScanner()
    do throws(FormatProblem) {
      try scanner.scan(head, into: &finder)
      return nil
    } catch {
      return error
    }
  }

  package static func of(_ head: UnsafeRawBufferPointer) -> XMLRoot {
    if head.count > 1, [[0xFE, 0xFF], [0xFF, 0xFE], [0x3C, 0], [0, 0x3C]].contains([head[0], head[1]]) {
      return .foreign
    }
    var finder = XMLRootFinder()
    var scanner = XMLScanner()
    do throws(FormatProblem) {
      try scanner.scan(head, into: &finder)
    } catch {
      // Pictures and files of zeros begin with bytes that no text in UTF-8 has, but they are no texts in UTF-16 either.
      let isText = head.first.map { $0 > 0 && $0 < 0xFE } ?? true
      if isText, case .writtenIn? = error.message.content(as: FormatMessage.self) { return .foreign }
      return finder.name.map { .named($0) } ?? .none
    }
    return finder.name.map { .named($0) } ?? .undecided
  }
}

private struct XMLRootFinder: XMLHandler {
  var name: String?

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    name = element.name.text
    return false
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {}
}
