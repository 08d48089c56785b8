/// Hands out a document's bytes in chunks that lie one behind the other, for several threads to scan.
package protocol XMLChunkSource: AnyObject, Sendable {
  /// About how many chunks there are, at least one: no more threads are of use.
  var count: Int { get }

  /// How many chunks may be out at the same time.
  var slots: Int { get }

  /// The next chunk; nil at the end. Called by one thread at a time.
  /// - Parameter slot: the chunk's own while it is out; from 0 to below `slots`.
  func next(_ slot: Int, boundaries: XMLChunkBoundaries) throws(PieceError) -> XMLChunk?

  /// Hands over the bytes of a chunk that is out, piece by piece. Called by any thread, one at a time for a chunk.
  func read(
    _ chunk: XMLChunk, _ use: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void
  ) throws(XMLProblem)

  /// Takes back a chunk that has been read. Called in the chunks' order.
  func release(_ chunk: XMLChunk)

  /// Checks what can be checked only at the end. Called when every chunk has been taken back.
  func finish() throws(PieceError)
}

/// A part of a document.
package struct XMLChunk: Sendable {
  /// Where it lies in the document.
  package let bytes: Range<Int64>
  /// How many bytes of the file were needed up to its end, for telling how far the reading is.
  package let consumed: Int64
  package let slot: Int

  package init(bytes: Range<Int64>, consumed: Int64, slot: Int) {
    self.bytes = bytes
    self.consumed = consumed
    self.slot = slot
  }
}
