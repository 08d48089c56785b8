/// Receives those elements of an XML text that a reader needs.
package protocol XMLHandler: ~Copyable {
  /// Called when an element begins: the root element, an element of interest, or any element within a followed one.
  /// - Returns: true to follow the element, so that its end and all elements within it are reported. If false, only
  ///   elements of interest within it are reported; if it is itself within a followed element, nothing within it is
  ///   reported.
  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool

  /// Called when a followed element, or an element within one, ends.
  mutating func end(_ element: XMLEnd) throws(FormatProblem)
}

/// The end of an element. Its bytes belong to the scanner, and are valid only during the call that receives it.
package struct XMLEnd {
  package let name: UnsafeRawBufferPointer
  /// The element's depth, as in `XMLElement.depth`.
  package let depth: Int
  /// The text since the previous tag, with references decoded. If the element contains no other elements, this is all
  /// of its text.
  package let text: UnsafeRawBufferPointer
}
