extension Bool {
  /// 1 for true, 0 for false: combines conditions without a branch for each.
  @inline(__always)
  var bit: UInt8 { self ? 1 : 0 }
}
