/// Divides the bytes of an XML text into consecutive chunks, which several threads can scan.
package protocol XMLChunkSource: AnyObject, Sendable {
  /// The approximate number of chunks, which is at least one. Using more threads than this would be pointless.
  var count: Int { get }

  /// The maximum number of chunks in use at the same time.
  var slots: Int { get }

  /// Returns the next chunk; nil if there are no more chunks. Only one thread at a time may call this.
  /// - Parameter slot: a number from 0 to `slots - 1` that no other chunk in use has.
  func next(_ slot: Int, boundaries: XMLChunkBoundaries) throws(PieceError) -> XMLChunk?

  /// Calls `use` with the bytes of a chunk, piece by piece. May be called on any thread, but for each chunk only on one
  /// thread at a time.
  func read(
    _ chunk: XMLChunk, _ use: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void
  ) throws(XMLProblem)

  /// Frees the memory of a chunk that is no longer needed. Called for all chunks, in order.
  func release(_ chunk: XMLChunk)

  /// Checks what can only be checked at the end, such as a checksum. Called after all chunks have been released.
  func finish() throws(PieceError)
}

/// A part of an XML text.
package struct XMLChunk: Sendable {
  /// The range of the chunk in the XML text, as byte offsets.
  package let bytes: Range<Int64>
  /// The number of bytes of the file that have been read once the chunk has been read, for showing progress.
  package let consumed: Int64
  package let slot: Int

  package init(bytes: Range<Int64>, consumed: Int64, slot: Int) {
    self.bytes = bytes
    self.consumed = consumed
    self.slot = slot
  }
}
