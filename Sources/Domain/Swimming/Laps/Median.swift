/// Returns twice the median of the values, which is always a whole number: if the number of values is even, it is the
/// sum of the two middle ones. The function reorders the values. There must be at least one.
func twiceMedian(_ values: UnsafeMutableBufferPointer<Int32>) -> Int64 {
  let middle = values.count / 2
  let upper = select(middle, from: values)
  if values.count % 2 == 1 { return 2 * Int64(upper) }
  var lower = values[0]
  for value in values[..<middle] { lower = max(lower, value) }
  return Int64(lower) + Int64(upper)
}

/// Returns the value that would be at this index if the values were sorted. Reorders the values so that none before the
/// index is greater (Hoare's quickselect).
private func select(_ position: Int, from values: UnsafeMutableBufferPointer<Int32>) -> Int32 {
  var low = 0
  var high = values.count - 1
  while low < high {
    let pivot = values[low + (high - low) / 2]
    var left = low
    var right = high
    while left <= right {
      while values[left] < pivot { left += 1 }
      while values[right] > pivot { right -= 1 }
      if left <= right {
        values.swapAt(left, right)
        left += 1
        right -= 1
      }
    }
    if position <= right {
      high = right
    } else if position >= left {
      low = left
    } else {
      break
    }
  }
  return values[position]
}
