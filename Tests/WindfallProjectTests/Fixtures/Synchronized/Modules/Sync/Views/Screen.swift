enum Screen {}
