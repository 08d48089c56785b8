/// Computes the SHA-256 hash (FIPS 180-4) of bytes that can be added piece by piece.
package struct SHA256: Sendable {
  /// The size of the blocks in which the input is hashed, in bytes.
  package static let blockSize = 64

  private var state: InlineArray<8, UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The bytes at the end of the input that do not fill a block yet.
  private var rest: [UInt8] = []
  /// The number of bytes added so far.
  private var count: UInt64 = 0

  package init() {}

  package static func digest(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finished()
  }

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { update($0) }
    if isDone == nil { Array(bytes).withUnsafeBufferPointer { update($0) } }
  }

  private mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    count &+= UInt64(bytes.count)
    var place = 0
    if !rest.isEmpty {
      place = min(SHA256.blockSize - rest.count, bytes.count)
      rest += bytes[..<place]
      guard rest.count == SHA256.blockSize else { return }
      rest.withUnsafeBufferPointer { SHA256.compress($0, 0, &state) }
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count - place >= SHA256.blockSize {
      SHA256.compress(bytes, place, &state)
      place += SHA256.blockSize
    }
    rest += bytes[place...]
  }

  /// Returns the SHA-256 hash of all bytes added so far: 32 bytes.
  package func finished() -> [UInt8] {
    var last = self
    let bits = count &* 8
    let zeros = (SHA256.blockSize * 2 - 9 - rest.count) % SHA256.blockSize
    last.update(
      [0x80] + [UInt8](repeating: 0, count: zeros) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return last.state.indices.flatMap { index in
      let word = last.state[index]
      return (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  /// Processes one block of 64 bytes, which starts at index `place`, and mixes it into the state (FIPS 180-4, 6.2.2).
  private static func compress(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ state: inout InlineArray<8, UInt32>
  ) {
    var words = InlineArray<16, UInt32>(repeating: 0)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let word: UInt32
      if round < 16 {
        let start = place + 4 * round
        word =
          UInt32(bytes[start]) << 24 | UInt32(bytes[start + 1]) << 16 | UInt32(bytes[start + 2]) << 8
          | UInt32(bytes[start + 3])
      } else {
        let (near, far) = (words[(round - 2) & 15], words[(round - 15) & 15])
        let smallSigma1 = turned(near, 17) ^ turned(near, 19) ^ near >> 10
        let smallSigma0 = turned(far, 7) ^ turned(far, 18) ^ far >> 3
        word = smallSigma1 &+ words[(round - 7) & 15] &+ smallSigma0 &+ words[round & 15]
      }
      words[round & 15] = word
      let sigma1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ sigma1 &+ choice &+ constants[round] &+ word
      let sigma0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sigma0 &+ majority)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  @inline(__always)
  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
