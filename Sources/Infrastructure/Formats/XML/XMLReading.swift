/// The scan of an XML text, or of a chunk of it: a scanner, together with the handler that collects what the scanner
/// reports.
struct XMLReading<Handler: XMLMergeableHandler & ~Copyable>: ~Copyable {
  private var scanner: XMLScanner
  private var characters = XMLCharacters()
  private(set) var handler: Handler
  private(set) var problem: XMLProblem?

  /// Creates a scan of an XML text or of a chunk of it.
  /// - Parameters:
  ///   - scanner: a scanner in the state that fits the start of the text or of the chunk.
  ///   - handler: collects what the scanner reports.
  init(_ scanner: consuming XMLScanner, _ handler: consuming Handler) {
    self.scanner = scanner
    self.handler = handler
  }

  /// Scans one chunk of the XML text, up to its end or up to the first problem.
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

  /// Whether this scan ended between two children of the root element. If so, a new scanner that starts in that state
  /// can scan the next chunk.
  func isAmongChildren(of root: StaticString) -> Bool {
    problem == nil && characters.areWhole && scanner.isAmongChildren(of: root)
  }

  /// Appends the results of a scan that started in the state in which this scan ended.
  mutating func append(_ next: consuming XMLReading) {
    handler.append(next.handler)
    scanner = next.scanner
    characters = next.characters
    problem = next.problem
  }

  /// Returns the handler with everything that it has collected. Fails if a problem was found, or if the XML text is
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
