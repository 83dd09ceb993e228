Feature: Who may decide which request
  Two pairs of eyes: nobody decides what they asked for, and from a threshold on two different people must approve.

  @S3-4-07 @S3-4-27
  Scenario: The first of two approvals moves nothing
    Given a company with these people:
      | Kofi  | Initiator  |
      | Efua  | Authorizer |
      | Adjoa | Authorizer |
    And a request of GHS 100.00 or more needs two of them
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has signed in
    When Efua approves the request with the code sent to her
    Then Efua is told the bank's own words
    And the Current account holds GHS 1,000.00
    And Kofi sees the request as "In Progress"
