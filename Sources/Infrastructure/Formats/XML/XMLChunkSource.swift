/// Divides the bytes of a document into consecutive chunks, which several threads can scan.
package protocol XMLChunkSource: AnyObject, Sendable {
  /// About how many chunks there are, at least one. More threads than that are of no use.
  var count: Int { get }

  /// The number of chunks that can be in use at once.
  var slots: Int { get }

  /// The next chunk; nil at the end. Called by one thread at a time.
  /// - Parameter slot: from 0 to below `slots`; it belongs to the chunk while that is in use.
  func next(_ slot: Int, boundaries: XMLChunkBoundaries) throws(PieceError) -> XMLChunk?

  /// Calls `use` with the bytes of a chunk in use, piece by piece. Called from any thread, but only one at a time for a
  /// chunk.
  func read(
    _ chunk: XMLChunk, _ use: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void
  ) throws(XMLProblem)

  /// Returns a chunk that was read. Called in the order of chunks.
  func release(_ chunk: XMLChunk)

  /// Makes the checks that are possible only at the end. Called when every chunk has been returned.
  func finish() throws(PieceError)
}

/// A part of a document.
package struct XMLChunk: Sendable {
  /// Its range in the document.
  package let bytes: Range<Int64>
  /// The bytes of the file needed up to its end, for showing progress.
  package let consumed: Int64
  package let slot: Int

  package init(bytes: Range<Int64>, consumed: Int64, slot: Int) {
    self.bytes = bytes
    self.consumed = consumed
    self.slot = slot
  }
}
