/// A scanner and what it has collected so far, from a whole document or a chunk of one.
struct XMLReading<Handler: XMLMergeableHandler & ~Copyable>: ~Copyable {
  private var scanner: XMLScanner
  private var characters = XMLCharacters()
  private(set) var handler: Handler
  private(set) var problem: XMLProblem?

  /// - Parameters:
  ///   - scanner: in the state in which the reading begins.
  ///   - handler: collects what is read from there on.
  init(_ scanner: consuming XMLScanner, _ handler: consuming Handler) {
    self.scanner = scanner
    self.handler = handler
  }

  /// Scans to the end of the chunk or to a problem.
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

  /// Whether another scanner, made to begin among the children of the root, would continue exactly as this one.
  func isAmongChildren(of root: StaticString) -> Bool {
    problem == nil && characters.areWhole && scanner.isAmongChildren(of: root)
  }

  /// Appends a reading that began where this one ended.
  mutating func append(_ next: consuming XMLReading) {
    handler.append(next.handler)
    scanner = next.scanner
    characters = next.characters
    problem = next.problem
  }

  /// What was collected from a complete document.
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
