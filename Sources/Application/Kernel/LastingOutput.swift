/// An output of an inspection that tells whether it looked at the book alone.
package protocol LastingOutput {
  /// The same input gives the same output until the book is changed.
  var lasts: Bool { get }
}
