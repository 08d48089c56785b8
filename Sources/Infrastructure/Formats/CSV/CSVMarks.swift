import System

import func CSystem.recordbook_csv_marks
import func Libc.memcpy

/// Finds the marks in a CSV text, in order. A mark is a delimiter, a quotation mark or a line feed.
struct CSVMarks {
  private let bytes: UnsafeRawBufferPointer
  private let delimiter: UInt8
  /// The byte offset of the current block of 64 bytes.
  private var block = 0
  /// The marks in the current block that have not been returned yet, as a bit set.
  private var marks: UInt64 = 0
  private var isBeyondASCII = false
  /// Whether the row may contain a non-ASCII byte, because a block of 64 bytes that overlaps the row contains one.
  private(set) var rowIsBeyondASCII = false

  init(_ bytes: UnsafeRawBufferPointer, _ delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
    look()
  }

  mutating func beginRow() {
    rowIsBeyondASCII = isBeyondASCII
  }

  /// Skips all marks before the byte offset `place`, which must not be before the current block.
  @inline(__always)
  mutating func skip(to place: Int) {
    if place &- block >= 64 {
      block = place & ~63
      guard block < bytes.count else {
        marks = 0
        return
      }
      look()
    }
    marks &= UInt64.max &<< UInt64(place &- block)
  }

  /// Returns the byte offset of the next mark in the CSV text; nil if there is none.
  @inline(__always)
  mutating func next() -> Int? {
    while marks == 0 {
      guard block &+ 64 < bytes.count else { return nil }
      block &+= 64
      look()
    }
    let place = block &+ marks.trailingZeroBitCount
    marks &= marks &- 1
    return place
  }

  @inline(__always)
  private mutating func look() {
    if bytes.count &- block >= 64 { take(bytes.baseAddress! + block) } else { lookAtLast() }
  }

  /// Finds the marks in the last block, which has fewer than 64 bytes and is padded with zeros.
  @inline(never)
  private mutating func lookAtLast() {
    let rest = bytes.count - block
    guard rest > 0, let start = bytes.baseAddress else { return }
    var last = InlineArray<64, UInt8>(repeating: 0)
    var span = last.mutableSpan
    span.withUnsafeMutableBytes { buffer in
      _ = memcpy(buffer.baseAddress!, start + block, rest)
      take(UnsafeRawPointer(buffer.baseAddress!))
    }
  }

  @inline(__always)
  private mutating func take(_ start: UnsafeRawPointer) {
    let found = recordbook_csv_marks(start, delimiter)
    marks = found.marks
    isBeyondASCII = found.beyond_ascii != 0
    rowIsBeyondASCII = rowIsBeyondASCII || isBeyondASCII
  }
}
