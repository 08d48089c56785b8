package import KernelDomain

extension FeatureID {
  package static let feed = FeatureID("feed" as StaticString)
}
