/// A handler that can read a document in chunks, with one handler for each chunk.
package protocol XMLMergeableHandler: XMLHandler, SendableMetatype, ~Copyable {
  /// Appends what another handler collected from the following chunk, including anything unfinished. Call it only when
  /// nothing is unfinished in this handler: among the children of the root.
  mutating func append(_ next: consuming Self)
}
