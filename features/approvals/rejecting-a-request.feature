Feature: Rejecting a request
  An Authorizer turns a request down with a reason; no code is asked for, and no money moves.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has opened the menu entry "Dashboard"
    And Efua has begun to reject the request

  @S1-1-25 @S3-1-05 @S3-4-18 @S3-4-20..21 @S3-4-29 @engines
  Scenario: The request is rejected, and its maker sees it
    When Efua rejects the request because "Wrong account"
    Then Efua is told the bank's own words
    And the bank has been asked for the rejection with:
      | reason         | Wrong account |
      | approvalStatus | REJECT        |
    And the Current account holds GHS 1,000.00
    And Kofi sees the request as "Rejected"
    And the bank has sent Efua no code since she signed in
