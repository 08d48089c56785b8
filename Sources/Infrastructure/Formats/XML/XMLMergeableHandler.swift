/// A handler that can read an XML text in chunks, with a separate handler for each chunk.
package protocol XMLMergeableHandler: XMLHandler, SendableMetatype, ~Copyable {
  /// Appends what the handler of the next chunk has collected, including an item that it has only begun. Call this only
  /// if this handler is between two children of the root element, so that no item in it is incomplete.
  mutating func append(_ next: consuming Self)
}
