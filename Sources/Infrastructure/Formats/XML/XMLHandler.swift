/// Receives the elements that a reader of a document asked for.
package protocol XMLHandler: ~Copyable {
  /// An element begins: the root of the document, an element of interest, or any element inside a followed one.
  /// - Returns: whether to follow it, which means to report all elements inside it, and its end. Inside an element that
  ///   is not followed, only elements of interest are reported; if it is itself inside a followed one, nothing is.
  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool

  /// A followed element, or one inside it, ends.
  mutating func end(_ element: XMLEnd) throws(FormatProblem)
}

/// The end of an element. Its bytes belong to the scanner, like those of `XMLElement`.
package struct XMLEnd {
  package let name: UnsafeRawBufferPointer
  /// The depth at its start.
  package let depth: Int
  /// The text since the last tag, with references decoded: all text of an element without elements inside.
  package let text: UnsafeRawBufferPointer
}
