extension Bool {
  /// 1 for true, 0 for false. Numbers can be combined without a branch for each condition.
  @inline(__always)
  var bit: UInt8 { self ? 1 : 0 }
}
