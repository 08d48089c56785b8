/// A scanner, and what its handler has collected so far from a whole XML text or a chunk of it.
struct XMLReading<Handler: XMLMergeableHandler & ~Copyable>: ~Copyable {
  private var scanner: XMLScanner
  private var characters = XMLCharacters()
  private(set) var handler: Handler
  private(set) var problem: XMLProblem?

  /// - Parameters:
  ///   - scanner: a scanner in the state in which the text or the chunk begins.
  ///   - handler: collects what is read.
  init(_ scanner: consuming XMLScanner, _ handler: consuming Handler) {
    self.scanner = scanner
    self.handler = handler
  }

  /// Scans to the end of the chunk, or up to the first problem.
  mutating func read(_ chunk: XMLChunk, of source: any XMLChunkSource) {
    guard problem == nil else { return }
    do throws(XMLProblem) {
      try source.read(chunk) { bytes throws(FormatProblem) in
        try characters.check(bytes, at: scanner.base + Int64(characters.begun.count)) { whole throws(FormatProblem) in
          try scanner.scan(whole, into: &handler)
        }
      }
    } catch {
      problem = error
    }
  }

  /// Whether this reading ended between two children of the root element, so that a new scanner that begins in that
  /// state would continue in the same way.
  func isAmongChildren(of root: StaticString) -> Bool {
    problem == nil && characters.areWhole && scanner.isAmongChildren(of: root)
  }

  /// Appends a reading that began in the state in which this one ended.
  mutating func append(_ next: consuming XMLReading) {
    handler.append(next.handler)
    scanner = next.scanner
    characters = next.characters
    problem = next.problem
  }

  /// Returns the handler with everything that it has collected. Fails if there was a problem, or if the XML text is
  /// incomplete.
  consuming func finish() throws(XMLProblem) -> Handler {
    if let problem { throw problem }
    do {
      try scanner.finish()
    } catch {
      throw .document(error)
    }
    return handler
  }
}
