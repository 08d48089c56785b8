package import KernelDomain

/// Changes the profile. Values that the input omits stay unchanged.
package struct UpdateProfile: UseCase {
  package static let method = "profile.updateProfile"
  package static let summary = "Change the name and picture of the book's owner."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var name: String?
    package var avatar: Avatar?

    package static let schema = Schema(
      "The values to change.",
      [
        .optional("name", .ownerName, "The owner's name; an empty text removes it; if left out, it is not changed."),
        .optional("avatar", Avatar.schema, "The owner's picture; if left out, it is not changed."),
      ])

    package init(name: String? = nil, avatar: Avatar? = nil) {
      self.name = name
      self.avatar = avatar
    }
  }

  package typealias Output = Profile

  let profiles: any ProfileRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Profile {
    var name: String?
    if let given = input.name { name = try valid(given) }
    return try profiles.change { Profile(name: name ?? $0.name, avatar: input.avatar ?? $0.avatar) }
  }

  private func valid(_ name: String) throws(Failure) -> String {
    // Checks the number of bytes first, because counting the characters of a long text may take time that grows with
    // the square of its length.
    guard name.utf8.count <= Profile.longestName * UpdateProfile.longestCharacter else {
      throw .invalidInput(
        field: "name", problem: .input(.nameBytes(found: name.utf8.count, most: Profile.longestName)))
    }
    let name = trimmed(name)
    guard name.count <= Profile.longestName else {
      throw .invalidInput(
        field: "name", problem: .input(.nameCharacters(found: name.count, most: Profile.longestName)))
    }
    guard NamedTextRule.hidesNothing(name) else {
      throw .invalidInput(field: "name", problem: .input(.nameControlCharacters))
    }
    return name
  }

  /// The maximum number of bytes in one character. Even the longest characters in use, such as family emoji, have
  /// fewer.
  private static let longestCharacter = 40

  private func trimmed(_ text: String) -> String {
    let characters = text.drop { $0.isWhitespace }
    return String(characters.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension Profile: Announcing {
  package static let event = "profile.profileChanged"

  package static var announced: [EventDescription] {
    [EventDescription(event, Profile.schema, "The owner's name or picture has changed.")]
  }

  package func events(changed: Bool) -> [BookEvent] {
    changed ? [BookEvent(Profile.event, self)] : []
  }
}
