package import KernelApplication
package import KernelDomain

/// Stores the profile in the section `book`, with one value per member, such as `profile.name` and `profile.avatar`.
package struct FileProfileRepository: ProfileRepository {
  private let documents: BookDocuments
  /// The prefix of the kinds of all values of the profile.
  static let prefix = "profile."

  package init(documents: BookDocuments) { self.documents = documents }

  package func profile() throws(Failure) -> Profile {
    try FileProfileRepository.profile(documents.all(), documents)
  }

  package func recordChange(
    _ decide: (Profile) -> Profile
  ) throws(Failure) -> (number: Int?, profile: Profile) {
    let known = try profile()
    guard decide(known) != known else { return (nil, known) }
    var after = known
    let number = try documents.change(isDryRun: false) { (all) throws(Failure) in
      let before = try FileProfileRepository.profile(all, documents)
      after = decide(before)
      return BookDocuments.differences(try values(of: after), from: try values(of: before))
    }
    return (number, after)
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
