/// A handler that can be used for a chunk of an XML text, and can be merged with the handler for the next chunk.
package protocol XMLMergeableHandler: XMLHandler, SendableMetatype, ~Copyable {
  /// Appends everything that the handler for the next chunk has collected. The last collected element may still be
  /// incomplete and end in a later chunk. Call this only if this handler stopped between two children of the root
  /// element, so that none of its own elements is incomplete.
  mutating func append(_ next: consuming Self)
}
