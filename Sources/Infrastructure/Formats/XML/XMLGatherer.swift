/// A handler whose document may be read in stretches, each with a handler of its own.
package protocol XMLGatherer: XMLHandler, SendableMetatype, ~Copyable {
  /// Takes over what another gathered of the stretch that follows, what is unfinished there included. To be called
  /// where nothing is unfinished here: among the children of the root.
  mutating func append(_ next: consuming Self)
}
