/// What a reader of a document does with the elements it asked for.
package protocol XMLHandler: ~Copyable {
  /// An element begins: the document's root, one of the interests, or any inside a followed one.
  /// - Returns: whether to follow it, that is to report all elements inside it, and its end. Inside one that is not
  ///   followed only interests are reported, and if it lies in a followed one itself, nothing.
  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool

  /// A followed element, or one inside it, ends.
  mutating func end(_ element: XMLEnd) throws(FormatProblem)
}

/// The end of an element. Its bytes belong to the scanner, as those of `XMLElement`.
package struct XMLEnd {
  package let name: UnsafeRawBufferPointer
  /// The depth as at its start.
  package let depth: Int
  /// The character data since the last tag, references decoded: all of it, for an element that holds no other.
  package let text: UnsafeRawBufferPointer
}
