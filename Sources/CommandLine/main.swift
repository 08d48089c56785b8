print("recordbook")
