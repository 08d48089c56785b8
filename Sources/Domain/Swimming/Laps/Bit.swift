extension Bool {
  /// 1 for true and 0 for false, so that several conditions can be combined without branching.
  @inline(__always)
  var bit: UInt8 { self ? 1 : 0 }
}
