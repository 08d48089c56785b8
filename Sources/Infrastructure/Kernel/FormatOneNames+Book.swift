import JSONCoding
package import KernelDomain
package import Storage

extension FormatOneNames {
  /// Adds profile and settings, which were one document each.
  /// - Parameter owners: the features whose switches the settings have, by the switches' names.
  package mutating func addBook(owners: [String: FeatureID]) {
    documents["profile"] = { bytes in
      DocumentCoding.decode(bytes).map { members in
        Dictionary(uniqueKeysWithValues: members.map { ("profile." + $0.key, $0.value) })
      }
    }
    documents["settings"] = { bytes in
      DocumentCoding.decode(bytes).map { FormatOneNames.settings($0, owners) }
    }
    let null = Array("null".utf8)
    defaults["profile.name"] = Array(#""""#.utf8)
    defaults["profile.avatar"] = Array(#""silhouette""#.utf8)
    defaults["settings.theme"] = Array(#""system""#.utf8)
    defaults["settings.design"] = null
    defaults["settings.language"] = null
  }

  /// A member that was left out followed the environment.
  private static func settings(_ members: [String: [UInt8]], _ owners: [String: FeatureID]) -> [String: [UInt8]] {
    let null = Array("null".utf8)
    var values: [String: [UInt8]] = [:]
    values["settings.theme"] = members["theme"]
    values["settings.design"] = members["design"] ?? null
    values["settings.language"] = members["language"] ?? null
    for (name, isOn) in members["switches"].flatMap(DocumentCoding.decode) ?? [:] {
      if let owner = owners[name] { values["settings.\(owner).\(name)"] = isOn }
    }
    return values
  }
}
