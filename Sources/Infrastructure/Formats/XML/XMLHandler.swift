/// Receives the elements of an XML text that a reader needs. A scanner reports them.
package protocol XMLHandler: ~Copyable {
  /// Called at the start of the root element, of each element of interest, and of each element inside a followed
  /// element. A followed element is one for which this returned true.
  /// - Returns: true to follow the element, so that its end and all elements inside it are reported. If false, only
  ///   elements of interest inside it are reported; if the element is itself inside a followed one, no elements inside
  ///   it are reported.
  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool

  /// Called at the end of an element for which `start` returned true, and of each element inside such an element.
  mutating func end(_ element: XMLEnd) throws(FormatProblem)
}

/// The end of an element. Its bytes belong to the scanner, and are valid only during the call that receives the value.
package struct XMLEnd {
  package let name: UnsafeRawBufferPointer
  /// How many of the elements that contain this element are followed, as in `XMLElement.depth`.
  package let depth: Int
  /// The text since the previous tag, with references decoded. This is the whole text of the element if it contains no
  /// other element.
  package let text: UnsafeRawBufferPointer
}
