/// How the data messages of a local type are laid out, until the next definition of that type.
struct FITDefinition {
  /// The kind of message, as numbered by the FIT profile.
  let message: UInt16
  let isBigEndian: Bool
  let fields: [Field]
  /// The size of a data message without its header; developer fields lie behind the others.
  let size: Int

  struct Field {
    let number: UInt8
    /// From the first byte behind the data message's header.
    let offset: Int
    let size: Int
    /// Nil for types that this version of the protocol does not know.
    let type: FITBaseType?
  }

  func field(_ number: UInt8) -> Field? {
    fields.first { $0.number == number }
  }
}
