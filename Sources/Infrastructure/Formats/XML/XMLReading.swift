/// A scanner and what it has gathered so far; of a whole document, or of a stretch of one.
struct XMLReading<Handler: XMLGatherer & ~Copyable>: ~Copyable {
  private var scanner: XMLScanner
  private(set) var handler = Handler()
  private(set) var problem: PieceError?

  /// - Parameter scanner: where the reading begins.
  init(_ scanner: consuming XMLScanner) {
    self.scanner = scanner
  }

  /// Scans on, up to the end of those bytes or a problem.
  mutating func read(_ bytes: Range<Int64>, of file: InputFile, using buffer: UnsafeMutableRawBufferPointer) {
    guard problem == nil else { return }
    do throws(PieceError) {
      try scan(bytes, of: file, using: buffer)
    } catch {
      problem = error
    }
  }

  /// Whether another scanner, made to begin among the children of the root, reads on as this one would.
  func isAmongChildren(of root: StaticString) -> Bool {
    problem == nil && scanner.isAmongChildren(of: root)
  }

  /// Goes on where the other, which began where this one ended, has come to.
  mutating func append(_ next: consuming XMLReading) {
    handler.append(next.handler)
    scanner = next.scanner
    problem = next.problem
  }

  /// What was gathered from a document that is whole.
  consuming func finish() throws(PieceError) -> Handler {
    if let problem { throw problem }
    do {
      try scanner.finish()
    } catch {
      throw .format(error)
    }
    return handler
  }

  private mutating func scan(
    _ bytes: Range<Int64>, of file: InputFile, using buffer: UnsafeMutableRawBufferPointer
  ) throws(PieceError) {
    var offset = bytes.lowerBound
    while offset < bytes.upperBound {
      let piece = buffer[..<Int(min(Int64(buffer.count), bytes.upperBound - offset))]
      let wanted = UnsafeMutableRawBufferPointer(rebasing: piece)
      let count: Int
      do {
        count = try file.read(into: wanted, at: offset)
      } catch {
        throw .file(error)
      }
      do {
        try scanner.scan(UnsafeRawBufferPointer(rebasing: wanted[..<count]), into: &handler)
      } catch {
        throw .format(error)
      }
      offset += Int64(count)
      guard count == wanted.count else {
        throw .format(FormatProblem("became shorter while it was read", offset: offset))
      }
    }
  }
}
