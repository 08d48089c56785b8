/// A handler that can be used for a chunk of an XML text, and can be merged with the handler for the next chunk.
package protocol XMLMergeableHandler: XMLHandler, SendableMetatype, ~Copyable {
  /// Appends everything that the handler for the next chunk has collected. This may include an item that ends in a
  /// later chunk. Call this only if this handler stopped between two children of the root element, so that it has no
  /// incomplete item itself.
  mutating func append(_ next: consuming Self)
}
