/// The output of an inspection that can tell whether it was computed from the book alone, without the clock or files.
package protocol LastingOutput {
  /// Whether the same input gives the same output until the book is changed. If so, this output can be cached.
  var lasts: Bool { get }
}
