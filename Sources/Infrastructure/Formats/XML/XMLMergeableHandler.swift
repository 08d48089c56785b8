/// A handler whose document may be read in chunks, each with a handler of its own.
package protocol XMLMergeableHandler: XMLHandler, SendableMetatype, ~Copyable {
  /// Takes over what another gathered of the chunk that follows, what is unfinished there included. To be called
  /// where nothing is unfinished here: among the children of the root.
  mutating func append(_ next: consuming Self)
}
