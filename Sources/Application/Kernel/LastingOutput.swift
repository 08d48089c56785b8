/// The output of an inspection that knows whether it was computed only from the book, and not from the clock or from
/// files.
package protocol LastingOutput {
  /// Whether the same input will have the same output until the book changes, so that this output can be cached.
  var lasts: Bool { get }
}
