package import KernelApplication
package import KernelDomain

/// Stores the profile in the section `book`, with one value per member, such as `profile.name` and `profile.avatar`.
package struct FileProfileRepository: ProfileRepository {
  private let documents: BookDocuments
  /// The prefix of the kinds of all values of the profile.
  static let prefix = "profile."

  package init(documents: BookDocuments) {
    self.documents = documents
  }

  package func profile() throws(Failure) -> Profile {
    try FileProfileRepository.profile(documents.all(), documents)
  }

  @discardableResult
  package func change(_ decide: (Profile) -> Profile) throws(Failure) -> Profile {
    let known = try profile()
    guard decide(known) != known else { return known }
    return try documents.change { (all) throws(Failure) in
      let before = try FileProfileRepository.profile(all, documents)
      let after = decide(before)
      return (BookDocuments.differences(try values(of: after), from: try values(of: before)), after)
    }
  }

  /// Encodes the profile as values to be stored. Returns JSON by kind, such as `profile.name`.
  package func values(of profile: Profile) throws(Failure) -> [String: [UInt8]] {
    try documents.members(of: profile, FileProfileRepository.prefix)
  }

  private static func profile(_ all: [String: [UInt8]], _ documents: BookDocuments) throws(Failure) -> Profile {
    var profile = Profile()
    if let name = all[prefix + "name"] { profile.name = try documents.decoded(name, prefix + "name") }
    if let avatar = all[prefix + "avatar"] { profile.avatar = try documents.decoded(avatar, prefix + "avatar") }
    return profile
  }
}
