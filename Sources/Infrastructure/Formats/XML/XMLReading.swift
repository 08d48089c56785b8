/// A scanner and what it has gathered so far; of a whole document, or of a chunk of one.
struct XMLReading<Handler: XMLMergeableHandler & ~Copyable>: ~Copyable {
  private var scanner: XMLScanner
  private var characters = XMLCharacters()
  private(set) var handler: Handler
  private(set) var problem: XMLProblem?

  /// - Parameters:
  ///   - scanner: where the reading begins.
  ///   - handler: gathers what is read from there on.
  init(_ scanner: consuming XMLScanner, _ handler: consuming Handler) {
    self.scanner = scanner
    self.handler = handler
  }

  /// Scans on, up to the end of that chunk or a problem.
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

  /// Whether another scanner, made to begin among the children of the root, reads on as this one would.
  func isAmongChildren(of root: StaticString) -> Bool {
    problem == nil && characters.areWhole && scanner.isAmongChildren(of: root)
  }

  /// Goes on where the other, which began where this one ended, has come to.
  mutating func append(_ next: consuming XMLReading) {
    handler.append(next.handler)
    scanner = next.scanner
    characters = next.characters
    problem = next.problem
  }

  /// What was gathered from a document that is whole.
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
